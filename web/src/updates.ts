// The service worker: it keeps the page for times without a network, and a new
// version waits until somebody wants it.

/** Installs the service worker, and offers a newer one when there is one. */
export async function watchForUpdates(script: string): Promise<void> {
  if (!("serviceWorker" in navigator) || !window.isSecureContext) {
    return;
  }
  let isReloading = false;
  const hadOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (hadOne && !isReloading) {
      isReloading = true;
      location.reload();
    }
  });
  const registration = await navigator.serviceWorker.register(script).catch(() => undefined);
  if (registration === undefined) {
    return;
  }
  const offer = () => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) {
      show(registration.waiting);
    }
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
}

/** Shows the button that loads the newer version. */
function show(waiting: ServiceWorker): void {
  const button = document.getElementById("update");
  if (button !== null) {
    button.hidden = false;
    button.onclick = () => waiting.postMessage("update");
  }
}
