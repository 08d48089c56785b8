/// The CSS of screens opened as a dialog over a page, and of the controls that choose a part of a run.
enum SheetStyle {
  static let text = """
    dialog.over { position: fixed; inset: auto 0 0; width: 100%; max-width: none; max-height: 92vh; margin: 0; padding: 0;
      border: 0; border-radius: 18px 18px 0 0; background: var(--page); color: var(--label-text); overflow-y: auto;
      overscroll-behavior: contain }
    dialog.over::backdrop { background: rgba(0, 0, 0, 0.45) }
    dialog.over::before { content: ""; display: block; width: 36px; height: 5px; margin: 8px auto 0; border-radius: 3px;
      background: var(--secondary-text) }
    dialog.over > .head { position: static; padding-top: 0; background: none; border: 0 }
    .span ~ p:has(> .badge) { padding: var(--card-padding); border-radius: var(--card-radius); background: var(--green-tint) }
    .span ~ p > .badge { padding: 0; background: none; color: var(--label-text); font-weight: 600 }
    dialog.over > main { min-height: 0; margin-block: 0; border: 0; max-width: none }
    html:has(dialog.over[open]) { overflow: hidden }
    @media (min-width: 48em) {
      dialog.over { inset: 0; width: 560px; height: fit-content; margin: auto; border-radius: 18px }
      dialog.over::before { content: none }
    }
    dialog.over { outline: 1px solid var(--separator) }
    @media (forced-colors: active) { dialog.over { border: 1px solid } }
    .span { display: flex; flex-direction: column; gap: var(--space-md); min-width: 0 }
    .span .plot { padding-inline: 22px; grid-template-columns: minmax(0, 1fr); position: relative }
    .span .plot :is(svg, .spots) { grid-area: 2 / 1 }
    .span .plot svg { height: 110px }
    .span .spots { display: none }
    .span .ys { display: none }
    .span .xs { grid-column: 1 }
    .ends { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: var(--space-md) }
    .thumbs { grid-area: 2 / 1; position: relative; direction: ltr; margin-inline: -22px; padding-inline: 22px; z-index: 1;
      background: linear-gradient(90deg, var(--left-out) var(--from), transparent var(--from) var(--to), var(--left-out) var(--to))
      content-box content-box; --left-out: color-mix(in srgb, var(--secondary-text) 30%, transparent) }
    .thumbs input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; appearance: none; background: none;
      pointer-events: none; border: 0; padding: 0 }
    .thumbs input::-webkit-slider-thumb { appearance: none; width: 44px; height: 72px; border: 10px solid transparent; border-radius: 20px;
      background: var(--accent-fill) padding-box; pointer-events: auto; cursor: ew-resize }
    .thumbs input::-moz-range-thumb { width: 24px; height: 52px; border: 10px solid transparent; border-radius: 20px;
      background: var(--accent-fill) padding-box; pointer-events: auto; cursor: ew-resize }
    .thumbs input:focus-visible { outline: none }
    .thumbs input:focus-visible::-webkit-slider-thumb { outline: 3px solid var(--accent-text); outline-offset: -6px }
    @media print { .thumbs { display: none } }

    """
}
