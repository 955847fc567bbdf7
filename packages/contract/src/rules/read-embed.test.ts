import { describe, expect, it } from 'vitest'
import { readEmbed } from './read-embed.ts'

describe('an address of a video', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42',
      'youtube',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'youtube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'vimeo', 'https://player.vimeo.com/video/76979871'],
    ['https://vimeo.com/76979871/8272103f6e', 'vimeo', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'vimeo',
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
    ],
    [
      'https://www.loom.com/share/0123456789abcdef0123456789abcdef?sid=1',
      'loom',
      'https://www.loom.com/embed/0123456789abcdef0123456789abcdef',
    ],
    ['https://fast.wistia.net/embed/iframe/abcde12345', 'wistia', 'https://fast.wistia.net/embed/iframe/abcde12345'],
    [
      'https://share.vidyard.com/watch/aBcDeFgHiJkLmNoPqRsTuV',
      'vidyard',
      'https://play.vidyard.com/aBcDeFgHiJkLmNoPqRsTuV',
    ],
  ])('is known by its provider: %s', (address, provider, player) => {
    expect(readEmbed(address)).toMatchObject({ provider, player })
  })

  it.each(hostile())('is refused when it is %s', (address) => {
    expect(readEmbed(address)).toBeNull()
  })
})

/** One a line: what must never become a frame in a client's document. */
function hostile(): string[] {
  return [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://youtu.be/dQw4w9WgXcQ',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://youtube.com/x',
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    '//www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https:/www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https:\\\\www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evilyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://user:pass@www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://evil.example/https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://evil.example#https://youtu.be/dQw4w9WgXcQ',
    'https://evil.example\\@youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://www.youtub\u0435.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com./watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://www.youtube.com/watch?v="onload="alert(1)',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload',
    'https://www.youtube.com/embed/..%2f..%2fevil1',
    'https://vimeo.com/76979871"><script>alert(1)</script>',
    'https://vimeo.com/ondemand/x',
    'https://www.loom.com/share/<svg onload=alert(1)>',
    `https://youtu.be/dQw4w9WgXcQ?${'x'.repeat(3000)}`,
    ' https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ\n',
    '',
  ]
}
