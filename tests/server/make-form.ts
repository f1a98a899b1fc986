/** Builds a multipart form for `inject`. */
export async function makeForm(
  fields: Record<string, string>,
  files: { content: Buffer | string; name?: string; field?: string }[] = [],
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { content, name = 'photo.jpg', field = 'files' } of files) {
    form.append(field, new Blob([new Uint8Array(Buffer.from(content))]), name)
  }
  const request = new Request('http://form', { method: 'POST', body: form })
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}
