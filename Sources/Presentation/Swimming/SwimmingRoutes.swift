package import KernelDomain
package import KernelPresentation
package import SwimmingApplication
package import SwimmingDomain

/// The addresses of swimming's screens.
package enum SwimmingRoutes {
  package static let records = Route(path: "swimming", "records")

  package static func records(_ course: SwimCourse?) -> Route {
    Route(path: "swimming", "records", query: ["course": course?.description])
  }

  package static func history(
    _ style: StrokeStyle, _ distance: Int, _ course: SwimCourse?, since: CivilDay? = nil
  ) -> Route {
    Route(
      path: "swimming", "records", style.description, String(distance),
      query: ["course": course?.description, "since": since?.description])
  }

  package static func segment(_ segment: SwimSegmentID) -> Route {
    self.segment(named: segment.description)
  }

  /// - Parameter name: a segment's description.
  static func segment(named name: String) -> Route {
    Route(path: "swimming", "segments", name)
  }

  /// - Parameter choice: the style chosen and not yet saved; nil is the segment's own.
  package static func editStyle(_ segment: SwimSegmentID, choice: StrokeStyle? = nil) -> Route {
    editStyle(named: segment.description, choice: choice)
  }

  static func editStyle(named name: String, choice: StrokeStyle? = nil) -> Route {
    Route(path: "swimming", "segments", name, "edit-style", query: ["style": choice?.description])
  }

  package static let results = Route(path: "swimming", "results")

  /// - Parameter year: nil is that of the latest swim.
  package static func year(_ year: Int?) -> Route {
    year.map { Route(path: "swimming", "years", String($0)) } ?? Route(path: "swimming", "years")
  }

  /// - Parameter year: in which the season begins; nil is that of the latest swim.
  package static func season(_ year: Int?) -> Route {
    year.map { Route(path: "swimming", "seasons", String($0)) } ?? Route(path: "swimming", "seasons")
  }

  package static func swim(_ swim: SwimReference) -> Route {
    Route(path: "swimming", "swims", swim.description)
  }

  static func swim(_ swim: SwimID) -> Route { self.swim(.id(swim)) }

  package static func splits(_ segment: SwimSegmentID, _ laps: SwimLapRange?) -> Route {
    Route(
      path: "swimming", "segments", segment.description, "splits",
      query: ["laps": laps.map { "\($0.first)-\($0.last)" }])
  }

  package static func comparison(_ first: ComparedReference, _ second: ComparedReference) -> Route {
    Route(path: "swimming", "compare", query: ["first": first.description, "second": second.description])
  }

  package static let allRecords = Route(path: "swimming", "all-records")

  package static func bests(_ course: SwimCourse?, since: CivilDay?, by: ShowBests.Period?) -> Route {
    Route(
      path: "swimming", "bests",
      query: ["course": course?.description, "since": since?.description, "by": by?.rawValue])
  }

  package static func fallenRecords(since: CivilDay?) -> Route {
    Route(path: "swimming", "fallen", query: ["since": since?.description])
  }

  package static func statistics(_ period: SwimPeriod, style: StrokeStyle? = nil, since: CivilDay? = nil) -> Route {
    Route(
      path: "swimming", "statistics", period.rawValue,
      query: ["style": style?.description, "since": since?.description])
  }

  package static func progress(_ course: SwimCourse?, style: StrokeStyle? = nil, since: CivilDay? = nil) -> Route {
    Route(
      path: "swimming", "progress",
      query: ["course": course?.description, "style": style?.description, "since": since?.description])
  }

  package static func month(_ month: CivilMonth) -> Route {
    Route(path: "swimming", "months", month.description)
  }
}
