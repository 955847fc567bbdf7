/** Removes service workers, because an earlier release may have left one that serves old pages. */
export async function forgetServiceWorkers(): Promise<void> {
  try {
    // In a sandbox, reading the property itself throws.
    const registrations = (await globalThis.navigator.serviceWorker?.getRegistrations()) ?? []
    await Promise.all(registrations.map((registration) => registration.unregister()))
  } catch {
    // Where they are forbidden, there are none.
  }
}
