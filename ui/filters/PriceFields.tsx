import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { orderedPrices, type ListingFilters } from '@domain/search/listing-query'
import { ChoiceChips } from './ChoiceChips'
import type { FilterControlProps } from './filter-controls'
import { boundsOf, chosenPrice, panelPriceOptions } from './filter-options'
import { PriceInput } from './PriceInput'

type Bounds = Pick<ListingFilters, 'priceMin' | 'priceMax'>

/**
 * Price filter of the panel: presets that fill the two inputs, and the inputs themselves.
 *
 * @avoid For one amount: PriceInput.
 * @a11y Presets are toggle buttons; both inputs have labels of their own.
 */
export function PriceFields({ filters, onChange }: FilterControlProps) {
  const { priceMin, priceMax } = filters
  const chosen = chosenPrice(panelPriceOptions, filters)
  // Typed values apply after a pause, so a blur of the other input must not lose them.
  const typed = useRef<Bounds>({})
  const type = (change: Bounds) => {
    typed.current = { ...typed.current, ...change }
    onChange(change, 'typing')
  }
  const leave = (change: Bounds) => {
    const bounds = orderedPrices({ priceMin, priceMax, ...typed.current, ...change })
    typed.current = {}
    if (bounds.priceMin !== priceMin || bounds.priceMax !== priceMax) onChange(bounds, 'typed')
  }
  return (
    <>
      <ChoiceChips
        options={panelPriceOptions}
        selected={chosen === undefined ? [] : [chosen]}
        onToggle={(range) => onChange(boundsOf(range === chosen ? undefined : range))}
      />
      <Pair>
        <PriceInput
          label={filterPanelCopy.priceMin}
          value={priceMin}
          onType={(naira) => type({ priceMin: naira })}
          onLeave={(naira) => leave({ priceMin: naira })}
        />
        <PriceInput
          label={filterPanelCopy.priceMax}
          value={priceMax}
          onType={(naira) => type({ priceMax: naira })}
          onLeave={(naira) => leave({ priceMax: naira })}
        />
      </Pair>
    </>
  )
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
}))
