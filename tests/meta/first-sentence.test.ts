import { expect, it } from 'vitest'
import { firstSentence } from '../../.storybook/components/docstrings'

it.each([
  ['Round button on a photo. It turns the photos.', 'Round button on a photo.'],
  ['Photo area of a card. Guests\nswipe.', 'Photo area of a card.'],
  ['Price of a\nlisting.', 'Price of a listing.'],
  ['Shows from 1.5 stars on. More.', 'Shows from 1.5 stars on.'],
  ['Two forms:\n- one\n- two', 'Two forms.'],
  ['No full stop', 'No full stop'],
  ['', ''],
])('the first sentence of %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})
