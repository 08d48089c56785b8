import KernelDomain
import KernelPresentation

/// A chart whose points say where they are.
func chart(
  _ kind: Chart.Kind, _ points: [(x: Int, y: Int)], x: Chart.Scale = .number, y: Chart.Scale = .number,
  better: Chart.Better? = nil
) -> Chart {
  Chart(
    kind, points.map { Chart.Point(x: $0.x, y: $0.y, xText: "x\($0.x % 1_000)", yText: "y\($0.y % 1_000)") }, x: x,
    y: y, better: better)
}

/// A screen that shows nothing else.
func screen(_ content: Element..., language: Language = .en) -> Screen {
  Screen(
    route: Route(path: "test"), language: language, title: "Test", presentation: .root, header: Header(.standard),
    layout: Layout(.form, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.content, .xl), spacing: .md),
    content: content)
}

/// SplitMix64 (Steele, Lea, Flood 2014).
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(seed)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
