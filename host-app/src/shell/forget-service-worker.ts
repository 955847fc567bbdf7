/** An earlier release may have left a service worker that serves old pages. */
export function forgetServiceWorker(): void {
  navigator.serviceWorker
    ?.getRegistrations()
    .then((registrations) => registrations.forEach((registration) => void registration.unregister()))
    .catch(() => {})
}
