import Embed from 'quill/blots/embed.js'

/**
 * The things in a line that are not text. Each counts as one character. Its name and value are exactly those of the
 * contract's `Embed`, so a document goes in and out of the editor unchanged.
 */
abstract class Chip extends Embed {
  static override tagName = 'SPAN'
  static key = ''

  static override create(value: unknown): HTMLElement {
    const node = super.create(value) as HTMLElement
    node.setAttribute('data-value', String(value))
    return node
  }

  static override value(node: HTMLElement): unknown {
    return node.getAttribute('data-value') ?? ''
  }
}

/** The candidate's name. Each program that shows the document fills it in. */
export class CandidateName extends Chip {
  static override blotName = 'candidateName'
  static override className = 'chip-candidate-name'
  static override value(): true {
    return true
  }
}

/** The company's number for the candidate. */
export class Identifier extends Chip {
  static override blotName = 'identifier'
  static override className = 'chip-identifier'
  static override value(): true {
    return true
  }
}

/** A company's own tag. */
export class CustomTag extends Chip {
  static override blotName = 'tag'
  static override className = 'chip-tag'
}

/** An embed card, by its id in the application's map. */
export class EmbedCard extends Chip {
  static override blotName = 'embedCard'
  static override className = 'chip-embed-card'
}
