import type { ComponentType } from 'react'
import type { PageName } from '@tabard/contract'
import { lazyPage } from './shell/reload-guard.ts'

export interface PageProps {
  params: Record<string, string>
}

/** The component of each page in the contract's `appRoutes`, loaded when the page is first shown. */
export const pages: Record<PageName, ComponentType<PageProps>> = {
  login: lazyPage(async () => (await import('./pages/login/login.page.tsx')).LoginPage),
  'forgot-password': lazyPage(
    async () => (await import('./pages/forgot-password/forgot-password.page.tsx')).ForgotPasswordPage,
  ),
  'confirm-account': lazyPage(
    async () => (await import('./pages/confirm-account/confirm-account.page.tsx')).ConfirmAccountPage,
  ),
  'change-password': lazyPage(
    async () => (await import('./pages/confirm-account/change-password.page.tsx')).ChangePasswordPage,
  ),
  candidates: lazyPage(async () => (await import('./pages/candidates/candidates.page.tsx')).CandidatesPage),
  upload: lazyPage(async () => (await import('./pages/upload/upload.page.tsx')).UploadPage),
  application: lazyPage(async () => (await import('./pages/application/application.page.tsx')).ApplicationPage),
  'edit-alone': lazyPage(async () => (await import('./pages/cv-alone/cv-alone.page.tsx')).EditAlonePage),
  'digital-alone': lazyPage(async () => (await import('./pages/cv-alone/cv-alone.page.tsx')).DigitalAlonePage),
  'plain-alone': lazyPage(async () => (await import('./pages/cv-alone/cv-alone.page.tsx')).PlainAlonePage),
  'candidate-link': lazyPage(
    async () => (await import('./pages/candidate-link/candidate-link.page.tsx')).CandidateLinkPage,
  ),
  'digital-cv': lazyPage(async () => (await import('./pages/digital-cv/digital-cv.page.tsx')).DigitalCvPage),
  'access-expired': lazyPage(
    async () => (await import('./pages/access-expired/access-expired.page.tsx')).AccessExpiredPage,
  ),
  'access-denied': lazyPage(
    async () => (await import('./pages/access-denied/access-denied.page.tsx')).AccessDeniedPage,
  ),
  cookies: lazyPage(async () => (await import('./pages/cookies/cookies.page.tsx')).CookiesPage),
}

export const NotFound = lazyPage(async () => (await import('./pages/not-found/not-found.page.tsx')).NotFoundPage)
