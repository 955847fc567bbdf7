import { Parchment } from 'quill/core.js'
import Block from 'quill/blots/block.js'
import Break from 'quill/blots/break.js'
import Container from 'quill/blots/container.js'
import Cursor from 'quill/blots/cursor.js'
import Inline from 'quill/blots/inline.js'
import Scroll from 'quill/blots/scroll.js'
import Text from 'quill/blots/text.js'
import { AlignClass } from 'quill/formats/align.js'
import Bold from 'quill/formats/bold.js'
import Header from 'quill/formats/header.js'
import Indent from 'quill/formats/indent.js'
import Italic from 'quill/formats/italic.js'
import Link from 'quill/formats/link.js'
import List, { ListContainer } from 'quill/formats/list.js'
import Underline from 'quill/formats/underline.js'
import { linkTarget } from '@tabard/contract'
import { CandidateName, CustomTag, EmbedCard, Identifier } from './embeds.ts'
import { EntryLine } from './entry-line.ts'
import { KeptBackLine } from './kept-back-line.ts'

/** A link as the contract allows it. Any other address is replaced by one that leads nowhere. */
class SafeLink extends Link {
  static override sanitize(url: string): string {
    return linkTarget(url) ?? 'about:blank'
  }
}

/**
 * All the formats that a document may have. The editor itself drops every other format of a paste. The registry is our
 * own, because Quill's is shared by every Quill on the page, and one of them may be the host's.
 */
export function createRegistry(): Parchment.Registry {
  const registry = new Parchment.Registry()
  const blots: unknown[] = [Block, Break, Container, Cursor, Inline, Scroll, Text]
  const inline: unknown[] = [Bold, Italic, Underline, SafeLink]
  const line: unknown[] = [Header, ListContainer, List, Indent, AlignClass, EntryLine, KeptBackLine]
  const embeds: unknown[] = [CandidateName, Identifier, CustomTag, EmbedCard]
  for (const part of [...blots, ...inline, ...line, ...embeds]) registry.register(part as Parchment.RegistryDefinition)
  return registry
}
