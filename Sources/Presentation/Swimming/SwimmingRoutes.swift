package import KernelDomain
package import KernelPresentation
package import SwimmingDomain

/// The addresses of swimming's screens.
package enum SwimmingRoutes {
  package static let records = Route(path: "swimming", "records")

  package static func records(_ course: SwimCourse?) -> Route {
    Route(path: "swimming", "records", query: ["course": course?.description])
  }

  package static func history(_ style: StrokeStyle, _ distance: Int, _ course: SwimCourse?) -> Route {
    Route(path: "swimming", "records", style.description, String(distance), query: ["course": course?.description])
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

  /// - Parameter year: nil is that of the latest swim.
  package static func year(_ year: Int?) -> Route {
    year.map { Route(path: "swimming", "years", String($0)) } ?? Route(path: "swimming", "years")
  }

  package static func month(_ month: CivilMonth) -> Route {
    Route(path: "swimming", "months", month.description)
  }
}
