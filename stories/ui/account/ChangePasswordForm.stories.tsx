import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { ChangePasswordForm } from '@ui/account/ChangePasswordForm'

const advice: Advice = {
  do: {
    why: 'The guest is logged in and knows the old password.',
    show: () => <ChangePasswordForm onSave={() => undefined} />,
  },
  dont: {
    why: 'A guest who has forgotten the old password cannot type it: ResetPasswordForm does not require it.',
    show: () => (
      <>
        <p>Have you forgotten your password? Choose another one here.</p>
        <ChangePasswordForm onSave={() => undefined} />
      </>
    ),
  },
}

/** No `Submitting`: a change is saved locally at once. No `Refused`: no server is involved. */
const meta = {
  title: 'product/account/ChangePasswordForm',
  id: 'ui-account-changepasswordform',
  component: ChangePasswordForm,
  parameters: { advice },
  args: { onSave: fn() },
} satisfies Meta<typeof ChangePasswordForm>

export default meta
type Story = StoryObj<typeof meta>

const save = (form: ReturnType<typeof within>) =>
  userEvent.click(form.getByRole('button', { name: 'Save' }))

export const Blank: Story = {}

export const Invalid: Story = {
  tags: ['req:PROF-04', 'played'],
  play: async ({ canvas, args }) => {
    await save(canvas)
    await expect(await canvas.findByText('Old password is required')).toBeVisible()
    await expect(canvas.getByText('Please ensure all password criteria are met')).toBeVisible()
    await expect(canvas.getByText('Type the new password again')).toBeVisible()
    await expect(canvas.getByLabelText(/^Old password/)).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Mismatch: Story = {
  tags: ['req:PROF-04', 'played'],
  play: async ({ canvas, args }) => {
    const mistype = async () => {
      await userEvent.type(canvas.getByLabelText(/^Old password/), 'old')
      await userEvent.type(canvas.getByLabelText(/^New password/), 'Longer@name')
      await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'Longer@nam')
      await save(canvas)
      await expect(await canvas.findByText('Passwords do not match')).toBeVisible()
    }
    await mistype()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'e')
    await save(canvas)
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue('')
    await mistype()
  },
}

/** The second click of a double click does not send the cleared form. */
export const DoubleClick: Story = {
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Old password/), 'old')
    await userEvent.type(canvas.getByLabelText(/^New password/), 'Longer@name')
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'Longer@name')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(canvas.queryByText('Old password is required')).toBeNull()
  },
}

/**
 * The hash sign does not count as a symbol here, and no digit is required. The rules are ticked
 * while the guest types.
 */
export const RulesOfAChange: Story = {
  tags: ['req:PROF-05', 'played'],
  play: async ({ canvas }) => {
    const rules = () =>
      within(canvas.getByRole('list', { name: 'Your password needs' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => !textContent?.includes('not met yet'))
    await expect(rules()).toHaveLength(4)
    const password = canvas.getByLabelText(/^New password/)
    await userEvent.type(password, 'Longname#')
    await expect(rules()).toEqual([true, true, true, false])
    await userEvent.clear(password)
    await userEvent.type(password, 'Longname@')
    await expect(rules()).toEqual([true, true, true, true])
  },
}
