import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { createTheme, styled, ThemeProvider } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { createRoot } from 'react-dom/client'
import { cards } from './cards'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(16em, 1fr))',
  listStyle: 'none',
}))

/** A lean page of MUI: the same twelve cards with a theme and three of its components. */
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <ThemeProvider theme={createTheme()}>
    <List>
      {cards.map(({ id, name, place, price }) => (
        <li key={id}>
          <Card>
            <Typography component="h2">
              <a href={`#${id}`}>{name}</a>
            </Typography>
            <Typography>{place}</Typography>
            <Typography>
              <b>{price}</b> per night
            </Typography>
            <Button>Save</Button>
          </Card>
        </li>
      ))}
    </List>
  </ThemeProvider>,
)
