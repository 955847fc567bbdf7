/** The mark: a tabard coat that is also a T, party per pale. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 4.5h6.6c.3 1.7 1.6 2.9 3.4 2.9v14.1H7V11.6H2z" fill="currentColor" />
      <path d="M22 4.5h-6.6c-.3 1.7-1.6 2.9-3.4 2.9v14.1h5V11.6h5z" fill="currentColor" opacity=".5" />
    </svg>
  )
}

/** The mark in dashed lines, for pages without content. */
export function DashedCoat({ hasClock = false }: { hasClock?: boolean }) {
  const line = { stroke: 'currentColor', strokeWidth: 1.5 }
  return (
    <svg className="coat" viewBox="0 0 112 112" fill="none" aria-hidden="true">
      <path
        d="M10 22h30c1.6 8 7.6 13.5 16 13.5S70.4 30 72 22h30v33H79v46H33V55H10z"
        strokeDasharray="4 4"
        opacity=".75"
        {...line}
      />
      {hasClock ? (
        <>
          <circle cx="56" cy="70" r="15" {...line} />
          <path d="M56 61v9l6 4" strokeLinecap="round" {...line} />
        </>
      ) : (
        <path d="M56 36v65" strokeDasharray="4 4" opacity=".4" {...line} />
      )}
    </svg>
  )
}
