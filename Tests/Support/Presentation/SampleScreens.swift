package import KernelDomain
package import KernelPresentation

/// A chart whose points are labelled with their coordinates.
package func chart(
  _ kind: Chart.Kind, _ points: [(x: Int, y: Int)], x: Chart.Scale = .number, y: Chart.Scale = .number,
  better: Chart.Better? = nil
) -> Chart {
  Chart(
    kind, points.map { Chart.Point(x: $0.x, y: $0.y, xText: "x\($0.x % 1_000)", yText: "y\($0.y % 1_000)") }, x: x,
    y: y, better: better)
}

/// A screen with only this content.
package func screen(_ content: Element..., language: Language = .en) -> Screen {
  Screen(
    route: Route(path: "test"), language: language, title: "Test", presentation: .root, header: Header(.standard),
    layout: Layout(.form, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.content, .xl), spacing: .md),
    content: content)
}
