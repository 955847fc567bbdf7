/** Removes service workers, because an earlier release may have left one that serves old pages. */
export function forgetServiceWorker(): void {
  navigator.serviceWorker
    ?.getRegistrations()
    .then((registrations) => registrations.forEach((registration) => void registration.unregister()))
    .catch(() => {})
}
