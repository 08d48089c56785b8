"""How pages use a wide window: what stands side by side, how long lines of text are, how far a number is from its label."""

LONGEST = 75
# The column of labels is as wide as a usual label; a number begins right behind it.
WIDEST_GAP = 200

# In so many columns at least these screens stand from 1024 px on.
SIDE_BY_SIDE = {"records": 2, "history": 2, "segment": 2}

LINES = """longest => {
  const found = [];
  for (const e of document.querySelectorAll('p, caption, figcaption, legend')) {
    if (!e.checkVisibility() || e.closest('.said, .skip, code')) continue;
    const lines = {}, walk = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    for (let n; n = walk.nextNode();) {
      if (n.parentElement.closest('.said, code')) continue;
      for (const word of n.data.matchAll(/\\S+\\s*/g)) {
        const range = document.createRange();
        range.setStart(n, word.index); range.setEnd(n, word.index + word[0].trimEnd().length);
        const box = range.getBoundingClientRect();
        if (box.width) lines[Math.round(box.bottom)] = (lines[Math.round(box.bottom)] || '') + word[0];
      }
    }
    for (const line of Object.values(lines)) if (line.trim().length > longest) found.push(line.trim().length + ' characters: ' + line.slice(0, 40));
  }
  return found;
}"""

GAPS = """widest => {
  const found = [], text = e => { const r = document.createRange(); r.selectNodeContents(e); return r.getBoundingClientRect() };
  for (const row of document.querySelectorAll('.row, .day > summary')) {
    const number = row.querySelector('.center') || row.querySelector('.trailing');
    const label = row.querySelector('.leading, strong');
    if (!number || !label || !row.checkVisibility()) continue;
    // A dash stands where numbers end, and none of them is so short.
    if (number.textContent.trim() === '—') continue;
    const gap = text(number).left - text(label).right;
    if (gap > widest) found.push(Math.round(gap) + ' px: ' + row.textContent.trim().slice(0, 40));
  }
  return found;
}"""

# How many columns what belongs beside each other stands in.
COLUMNS = """() => new Set([...document.querySelectorAll('main .pane, main.grouped-list > .section')].map(
  e => Math.round(e.getBoundingClientRect().left))).size"""


def wide(looks, name, book, route, columns):
    """- columns: so many the screen has at least."""
    for language in ["en", "cs"]:
        for width in [1024, 1440, 1920]:
            page = looks.page(book.page(route, language), width)
            where = f"{name} {language} {width} px"
            looks.fail("long lines", where, page.evaluate(LINES, LONGEST))
            looks.fail("far numbers", where, page.evaluate(GAPS, WIDEST_GAP)[:2])
            found = page.evaluate(COLUMNS)
            looks.fail("side by side", where, [f"{found} columns, not {columns}"] if found < columns else [])
            page.context.close()
