import { BrandedPage, OriginalPage } from '../showcase/pages.tsx'
import { text } from './sign-in.text.ts'

/** What the product does, in one picture. */
export function SignInPicture() {
  return (
    <aside className="sign-in-picture" aria-hidden="true" inert>
      <svg className="sign-in-lozenges">
        <defs>
          <pattern id="lozenges" width="56" height="96" patternUnits="userSpaceOnUse">
            <path d="M28 0 56 48 28 96 0 48z" fill="#fff" opacity=".028" />
            <path d="M28 0 56 48 28 96 0 48z" fill="none" stroke="#fff" opacity=".05" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#lozenges)" />
      </svg>
      <p className="sign-in-say">{text.picture}</p>
      <div className="sign-in-sheet before">
        <OriginalPage />
      </div>
      <div className="sign-in-sheet after">
        <BrandedPage />
      </div>
    </aside>
  )
}
