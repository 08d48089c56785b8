/// The CSS of heat maps of weeks and of divided bars. Shades and parts differ not only in colour but also in pattern,
/// so that they can be told apart if the system forces its colours.
enum HeatStyle {
  static let text = """
    .weeks .xs { grid-row: 1 }
    .weeks .xs span { transform: none }
    .heat { grid-area: 2 / 2; display: grid; grid-auto-flow: column; grid-template-rows: repeat(7, auto); gap: 2px;
      grid-template-columns: repeat(var(--w), minmax(0, 1fr)) }
    .heat i { display: grid; place-items: center; aspect-ratio: 1; border-radius: 22% }
    :is(.heat, .heat-key) i { font-style: normal }
    :is(.heat, .heat-key) .l0 { box-shadow: inset 0 0 0 1px var(--secondary-text) }
    .l1 { background-color: color-mix(in srgb, currentColor 16%, var(--card)) }
    .l2 { background-color: color-mix(in srgb, currentColor 32%, var(--card)) }
    .l3 { background-color: color-mix(in srgb, currentColor 48%, var(--card)) }
    .l4 { background-color: color-mix(in srgb, currentColor 70%, var(--card)) }
    .l5 { background-color: currentColor }
    :is(.heat, .heat-key) .x { background-image: repeating-linear-gradient(45deg, var(--secondary-text) 0 2px,
      transparent 2px 6px) }
    :is(.legend, .shares) i { flex: none; width: 1rem; height: 1rem; border-radius: 4px }
    .heat-key li { color: var(--secondary-text) }
    .heat-key i { color: var(--positive-text) }
    .shares { display: grid; gap: var(--space-md); margin-block: var(--space-sm) }
    .shares p { display: grid; grid-template-columns: minmax(5.5rem, 22%) minmax(0, 1fr) 3.25rem; align-items: center;
      gap: var(--space-sm) }
    .shares b { font-weight: 600; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums }
    .shares .bar { display: flex; gap: 2px; height: 1.25rem; border-radius: 8px; overflow: hidden;
      background: var(--control) }
    .shares .bar i { flex: var(--part) 0 3px; width: auto; height: 100%; border-radius: 0 }
    :is(.shares, .legend) :is(.s0, .s1, .s2, .s3, .s4) { background-color: currentColor; forced-color-adjust: none }
    :is(.shares, .legend) .s1 { background-image: repeating-linear-gradient(45deg, #00000080 0 2px, transparent 2px 6px) }
    :is(.shares, .legend) .s2 { background-image: radial-gradient(#00000099 1.5px, transparent 2px);
      background-size: 6px 6px }
    :is(.shares, .legend) .s3 { background-image: repeating-linear-gradient(-45deg, #00000099 0 3px, transparent 3px 6px) }
    :is(.shares, .legend) .s4 { background-color: var(--control) }
    .legend .s4 { box-shadow: inset 0 0 0 1px var(--secondary-text) }
    @container (min-width: 46rem) {
      .heat.wide i::before { font: 600 0.75rem/1 system-ui, sans-serif; color: var(--label-text) }
      .wide .l1::before { content: "1" / "" }
      .wide .l2::before { content: "2" / "" }
      .wide .l3::before { content: "3" / "" }
      .wide .l4::before { content: "4" / "" }
      .wide .l5::before { content: "5" / "" }
      .heat.wide .l4::before { color: #000000 }
      .heat.wide .l5::before { color: var(--page) }
    }
    @container (max-width: 14em) { .shares p { grid-template-columns: minmax(0, 1fr) } .shares b { text-align: start } }
    @media (forced-colors: active) {
      .heat i, .heat-key i { forced-color-adjust: none; color: CanvasText }
      :is(.heat, .heat-key) .l0 { box-shadow: inset 0 0 0 1px CanvasText }
      :is(.heat, .heat-key) .x { background-image: repeating-linear-gradient(45deg, CanvasText 0 2px, transparent 2px 6px) }
      .shares .bar { border: 1px solid CanvasText }
    }

    """
}
