/// The CSS of single numbers with names, of rows with a number and a caption below each of its sides, of rings that show
/// goals, and of tiles.
enum NumberStyle {
  static let text = """
    .stats { display: flex; flex-wrap: wrap; gap: var(--space-sm) 12px; margin: 0; container-type: inline-size }
    .stat { display: flex; flex-direction: column; flex: 1 1 4.5rem }
    .stat dt { color: var(--secondary-text) }
    .stat dd { margin: 0; white-space: nowrap }
    .stats .stat-number { font-size: clamp(1.25rem, 6.6cqi, 1.75rem) }
    .card > h1 ~ .stats .stat:has(> .stat-number) { flex-direction: column-reverse; justify-content: flex-end }
    .stat small { font-size: max(62%, 0.8125rem); font-weight: 600; color: var(--secondary-text); word-spacing: -0.15em }
    .card > .stats + .stats { padding-top: var(--space-sm); border-top: 1px solid var(--separator) }
    .rings { padding: var(--card-padding); display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-sm) var(--space-lg) }
    .rings svg { flex: none; width: min(8rem, 100%); aspect-ratio: 1; transform: rotate(-90deg); fill: none; stroke-width: 12px }
    [dir=rtl] .rings svg { transform: rotate(-90deg) scaleY(-1) }
    .rings .track { stroke: var(--control) }
    .rings .arc { stroke: var(--fill); stroke-linecap: round }
    .goals { flex: 1 1 10rem; min-width: 0 }
    .goals ul { list-style: none }
    .ring { display: grid; place-items: center; flex: none; max-width: 100% }
    .ring > * { grid-area: 1 / 1; max-width: 100% }
    .ring b { font-size: 1.125rem; font-weight: 600; line-height: 1.1; text-align: center; white-space: nowrap }
    .ring small { font-size: 0.8125rem; word-spacing: -0.15em }
    .ring + .goals .dot { display: none }
    .ring + .goals .goal { grid-template-columns: minmax(0, 1fr); align-content: center }
    .ring + .goals .goal > * { grid-column: 1 }
    .ring + .goals .goal > .number:empty { display: none }
    .ring + .goals .goal > .dot + span { font-size: 1.125rem; font-weight: 600 }
    .hero { border: 0; background: linear-gradient(120deg, #0B2E66, #0A59C4) }
    .hero svg { width: 5.25rem }
    .hero :is(.goal, .goal *) { color: #FFFFFF }
    .hero :is(.title, b, small) { color: #FFFFFF }
    .hero .title { margin: 0; padding: 0; border: 0; text-align: start; font: var(--type-body); font-size: 0.9375rem }
    .hero .ring b { font-size: 1.25rem }
    .hero .ring small { display: block; font-size: 0.875rem; font-weight: 400 }
    .hero .dot { display: none }
    .ring + .goals .goal:has(> .number:not(:empty)) { display: flex; flex-wrap: wrap; gap: 0 8px; min-height: 0;
      font-size: clamp(1.25rem, 6.4vw, 1.75rem); font-weight: 700; line-height: 1.2 }
    .ring + .goals .goal:has(> .number:not(:empty)) > .dot + span { font: inherit }
    .ring + .goals .goal:has(> .number:not(:empty)) > .number { font-weight: 700 }
    .ring + .goals .goal > .caption { flex: 1 0 100% }
    .hero .track { stroke: rgba(255, 255, 255, 0.3) }
    .hero .arc { stroke: #8CC2FF }
    .goal { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; min-height: 44px;
      column-gap: var(--space-xs) }
    .goal .number { font: inherit; font-weight: 600; text-align: end; white-space: normal }
    .goal .caption { grid-column: 2 / -1 }
    :is(main, .pane) > h2 + :is(.rings, .tiles, .rows) { margin-top: calc(var(--space-sm) - var(--space-lg)) }
    .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(9.375rem, 100%), 1fr)); gap: 10px; list-style: none }
    .tiles > li { display: flex; flex-direction: column; min-width: 0 }
    .tiles > li > .command { margin-top: var(--space-xs) }
    .tile { display: flex; flex-direction: column; gap: 2px; min-height: 7.1875rem; flex: 1 0 auto; padding: var(--card-padding) }
    .tile > * { min-width: 0; text-align: start }
    .tile .leading { font-weight: 600 }
    .tile > .number { order: -1 }
    .tile > .picture { order: -2 }
    .tile:has(> .number) > .leading { font-size: 0.9375rem; font-weight: 400; color: var(--secondary-text) }
    .picture { display: inline-flex; align-items: center; justify-content: center; flex: none; width: 2.25rem;
      height: 2.25rem; margin-bottom: var(--space-sm); border-radius: 10px; background: var(--tile, var(--gray-tile));
      color: #FFFFFF }
    .picture.compass { position: relative; border: 2px solid var(--secondary-text); border-radius: 50%; background: none;
      color: var(--accent-text) }
    .compass::before { content: ""; position: absolute; top: -2px; left: calc(50% - 1px); width: 2px; height: 7px;
      background: var(--secondary-text) }
    .compass > .icon { rotate: var(--turn) }
    .chips { display: flex; flex-wrap: wrap; gap: var(--space-sm); list-style: none }
    .chip { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 0 6px; min-height: 44px; padding: 4px 12px; border-radius: 10px;
      background: var(--control); font-size: 0.9375rem }
    span.chip { min-height: 2.0625rem }
    span.chip small { font: inherit }
    .chips > li[class*=h-] .chip { background: var(--tint); font-weight: 600 }
    .chip.outlined { background: none; box-shadow: inset 0 0 0 1px var(--secondary-text); color: var(--secondary-text) }
    .chip small { font: var(--type-caption) }
    @media (forced-colors: active) { .chip { border: 1px solid } }
    .count { display: inline-flex; justify-content: center; min-width: 1.625rem; padding: 2px 8px; border-radius: 999px;
      background: var(--accent-fill); color: var(--accent-on-fill); font-weight: 600 }
    a.tile:hover { box-shadow: inset 0 0 0 1px currentColor }
    a.tile:active { box-shadow: inset 0 0 0 3px currentColor }
    .rows > li .row:has(> .hero-number) { display: grid; grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 var(--space-sm); padding: var(--space-md) }
    .rows > li .row:has(> .hero-number) > * { justify-self: start; margin: 0; text-align: start; white-space: normal }
    .rows:not(.triple) > li.barred .row:has(> .badge + .leading) {
      grid-template-columns: minmax(min-content, 1fr) minmax(0, auto) auto; column-gap: var(--space-sm) }
    .row > .badge + .leading { font-weight: 600 }
    .rows > li .row:has(> .hero-number) > .badge { grid-area: 1 / 1; margin-bottom: var(--space-xs); background: var(--yellow-tint);
      color: var(--label-text) }
    .row:has(> .hero-number) > .badge .icon { width: 0.875rem; height: 0.875rem; color: var(--yellow-text) }
    .rows > li .row:has(> .badge) > .leading { grid-area: 2 / 1 }
    .rows > li .row:has(> .badge) > .trailing { grid-area: 3 / 1 }
    .rows > li .row:has(> .badge) > .center { grid-area: 4 / 1 }
    .rows > li .row:has(> .badge) > .time { grid-area: 4 / 2; justify-self: end; align-self: end }
    .rows > li .row:has(> .badge) > .spark { grid-area: 2 / 2 / span 2 }
    .rows > li .row:has(> .badge)::after { content: none }
    .row > .hero-number small { font-family: system-ui, sans-serif; font-size: 62%; font-weight: 600; word-spacing: -0.1em;
      color: var(--secondary-text) }
    main .rows > li .row:not(:has(> .badge)):has(> .spark) { display: grid; gap: 0 12px;
      grid-template-columns: minmax(0, 1fr) clamp(3.5rem, 16vw, 6rem) auto auto }
    main .rows .row:not(:has(> .badge)):has(> .spark) > .leading { grid-area: 1 / 1; margin: 0 }
    main .rows .row:not(:has(> .badge)):has(> .spark) > .trailing { grid-area: 2 / 1; margin: 0; text-align: start }
    .row:not(:has(> .badge)):has(> .spark) > .center { grid-area: 1 / 3 / span 2; align-self: center }
    .row:not(:has(> .badge)) > .spark { grid-area: 1 / 2 / span 2; align-self: center }
    .row:not(:has(> .badge)):has(> .spark)::after { grid-area: 1 / 4 / span 2; align-self: center }
    .spark { width: 100%; max-width: 7rem; height: 2.75rem; fill: none; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round }
    .spark .dots { stroke-width: 8px }
    @container (max-width: 19em) {
      .rows:not(.triple) > li.barred .row:has(> .badge + .leading) { grid-template-columns: minmax(0, 1fr) auto }
      .rows > li .row:has(> .badge) > .time { grid-area: 5 / 1; justify-self: start }
      .row:not(:has(> .badge)) > .spark { display: none }
      .rows > li .row:has(> .badge) > .spark { grid-area: 6 / 1; width: min(7rem, 100%) }
    }
    .rows:has(> li .row > .hero-number) { grid-template-columns: minmax(0, 1fr) }
    .rows:has(> li .row > .hero-number) > li { display: block; border-radius: var(--card-radius) }
    .rows > li.h-accent:has(.row > .stat) { border-radius: var(--card-radius); color: #FFFFFF;
      background: linear-gradient(120deg, #0B2E66, #0A4AA8) }
    .rows > li.h-accent:has(.row > .stat)::before { content: none }
    .h-accent .row:has(> .stat) > .leading::before { content: ""; display: inline-block; width: 10px; height: 10px;
      margin-inline: 2px 6px; border-radius: 50%; background: #34C759 }
    main .rows > li.h-accent .row:has(> .stat) { display: grid; grid-template-columns: repeat(3, minmax(max-content, 1fr));
      gap: var(--space-sm) 12px; padding-block: 14px }
    .row:has(> .stat) > .leading { grid-column: 1 / -1; font-weight: 600 }
    .row:has(> .stat) > .leading:has(+ .trailing) { grid-column: 1 / 3 }
    main .rows .h-accent .row:has(> .stat) > .leading + .trailing { text-align: end }
    .h-accent .row:has(> .stat)::after { background: #FFFFFF }
    .row > .stat :is(.hero-number, small) { color: inherit; white-space: nowrap }
    .row > .stat .hero-number { font-size: clamp(1.125rem, 5.6vw, 1.5rem); line-height: 1.2 }
    @media (max-width: 22.49em) {
      main .rows > li.h-accent .row:has(> .stat) { grid-template-columns: minmax(0, 1fr) }
      .row:has(> .stat) > .leading:has(+ .trailing) { grid-column: 1 }
      main .rows .h-accent .row:has(> .stat) > .leading + .trailing { text-align: start }
      .row > .stat :is(.hero-number, small) { white-space: normal; overflow-wrap: anywhere }
    }
    .rows > li .row:has(> .trailing + .trailing) { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: 0 12px }
    .row:has(> .trailing + .trailing) > * { margin: 0 }
    .rows .row:has(> .trailing + .trailing) > .center { grid-area: 1 / 2; text-align: end; font-weight: 600 }
    .rows .row > .trailing:has(+ .trailing) { grid-area: 2 / 1; text-align: start }
    .rows .row > .trailing + .trailing { grid-area: 2 / 2; text-align: end }
    .row:has(> .trailing + .trailing)::after { grid-area: 1 / 3 / span 2 }
    .answers { display: flex; flex-wrap: wrap; gap: 10px; margin-top: var(--space-sm) }
    .answers > form { display: grid; flex: 1 1 8rem }
    .decision .answers .button { width: 100%; min-height: 50px; border: 0; background: var(--control); color: var(--label-text) }
    .decision .answers > :first-child .button { background: var(--accent-tint); color: var(--accent-on-tint) }
    .decision > .tool { align-self: flex-start; font-size: 0.9375rem }
    .decision > .title { font-size: 1.25rem; text-wrap: wrap }
    .decision > .body { font-size: 0.9375rem }
    .decision > p:has(> .picture) { display: flex; align-items: center; gap: var(--space-sm) }
    .decision .picture { width: 1.75rem; height: 1.75rem; margin: 0; border-radius: 8px }
    .decision .picture .icon { width: 1.125rem; height: 1.125rem }
    .evidence .plot { grid-template-columns: 0 minmax(0, 1fr); column-gap: 0; padding: var(--space-xs) 0 0 }
    .evidence .plot svg { height: 5.25rem }
    .evidence .grid { stroke: none }
    .odd { grid-area: 2 / 2; position: relative; align-self: end; inset-inline-start: calc(var(--x) * 0.1%); width: calc(var(--w) * 0.1%);
      height: calc(var(--y) * 0.1%); border: 2px solid var(--orange-text); background: repeating-linear-gradient(135deg,
      color-mix(in srgb, var(--orange-fill), black 28%) 0 2px, var(--orange-fill) 2px 6px) }
    .odd.light { border-width: 1px; background: repeating-linear-gradient(135deg,
      color-mix(in srgb, var(--orange-fill), var(--card) 40%) 0 2px, var(--orange-tint) 2px 6px) }
    .odd b { position: absolute; bottom: min(100% + 4px, 4rem); left: 50%; padding: 0 6px; border-radius: 6px; white-space: nowrap;
      background: var(--page); color: var(--label-text); font-weight: 600; transform: translateX(calc(var(--x) * -0.1%)) }
    .decision .stats { padding-block: var(--space-xs) }
    @media (forced-colors: active) { .decision .answers .button { border: 1px solid } }
    @container (max-width: 19em) {
      .tiles { grid-template-columns: minmax(0, 1fr) }
      .tile { min-height: 0 }
    }
    @container (max-width: 17em) {
      .stat { flex-basis: 100%; min-width: 0 }
      .stat dd { white-space: normal }
    }
    @media (forced-colors: active) {
      .tile { border: 1px solid }
      .picture { border: 1px solid; color: CanvasText }
      .rings .arc { stroke: CanvasText }
      .rings .track { stroke: none }
    }
    @media print { .tile { min-height: 0 } }

    """
}
