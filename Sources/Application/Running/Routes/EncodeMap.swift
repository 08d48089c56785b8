package import KernelApplication
package import KernelDomain

/// Returns the map that `ExportMap` would write. A web page can let the user save it.
package struct EncodeMap: UseCase {
  package static let method = "running.encodeMap"
  package static let summary =
    "Return the routes of a period as a picture, without the places where they begin and end."
  package static let kind = UseCaseKind.examination
  package static let failures: [FailureKind] = .reading + [.conflict]

  package struct Input: Described, Equatable {
    package var since: CivilDay?
    package var until: CivilDay?

    package static let schema = Schema("The runs to draw.", [.listedSince, .listedUntil])

    package init(since: CivilDay? = nil, until: CivilDay? = nil) { (self.since, self.until) = (since, until) }
  }

  package struct Output: Described, Equatable {
    package var svg: String

    package static let schema = Schema(
      "The picture.", [.init("svg", .text, "The picture as SVG.", examples: [#""<svg/>""#])])
  }

  let reader: RunReader
  let drawer: any RunMapDrawer

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let drawn = try ExportMap.drawn(reader, since: input.since, until: input.until, isWhole: false)
    return Output(svg: String(decoding: drawer.draw(drawn.lines), as: UTF8.self))
  }
}
