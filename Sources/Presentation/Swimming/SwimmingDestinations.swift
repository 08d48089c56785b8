package import KernelDomain
package import KernelPresentation
package import SwimmingApplication
package import SwimmingDomain

/// Swimming's screens: their routes, and the command that shows each.
package enum SwimmingDestinations {
  /// Returns the destination of the screen with the records on a course.
  /// - Parameter course: the course; nil for the course of the most recent swim.
  package static func records(_ course: SwimCourse? = nil) -> Destination {
    Destination(
      Route(path: "swimming", "records", query: ["course": course?.description]),
      command: Destination.words("swim", "records", options: ["course": course?.description]))
  }

  package static func history(
    _ style: StrokeStyle, _ distance: Int, _ course: SwimCourse?, since: CivilDay? = nil
  ) -> Destination {
    history(style, distance, course, since: since, named: course)
  }

  /// Returns the destination of the history of a record.
  /// - Parameter named: the course that the command names; nil if the command need not name one, because the book has
  ///   only one course.
  static func history(
    _ style: StrokeStyle, _ distance: Int, _ course: SwimCourse?, since: CivilDay? = nil, named: SwimCourse?
  ) -> Destination {
    Destination(
      Route(
        path: "swimming", "records", style.description, String(distance),
        query: ["course": course?.description, "since": since?.description]),
      command: Destination.words(
        "swim", "history", style.typedName, String(distance),
        options: ["course": named?.description, "since": since?.description]))
  }

  package static let settings = Destination(Route(path: "swimming", "settings"))

  package static let allRecords = Destination(
    Route(path: "swimming", "all-records"), command: ["swim", "records", "--all"])

  package static func bests(_ course: SwimCourse?, since: CivilDay?, by: ShowBests.Period?) -> Destination {
    Destination(
      Route(
        path: "swimming", "bests",
        query: ["course": course?.description, "since": since?.description, "by": by?.rawValue]),
      command: Destination.words(
        "swim", "records",
        options: ["course": course?.description, "by": by?.rawValue, "since": since?.description]))
  }

  package static func fallenRecords(since: CivilDay? = nil) -> Destination {
    Destination(
      Route(path: "swimming", "fallen", query: ["since": since?.description]),
      command: Destination.words("swim", "records", "--fell", options: ["since": since?.description]))
  }

  package static let results = Destination(Route(path: "swimming", "results"), command: ["swim", "meets"])

  /// The destination of the screen on which the user adds official results.
  static let addResults = Destination(
    Route(path: "swimming", "results", "add"),
    command: ["swim", "add-result", "EVENT", "TIME", "OPTIONS"])

  package static func swim(_ swim: SwimReference) -> Destination {
    let command = ["swim", "show"]
    return Destination(
      Route(path: "swimming", "swims", swim.description),
      command: swim == .last ? command : command + [swim.description])
  }

  /// Returns the destination of the screen on which the user records the equipment used in the sets of a swim.
  static func equipment(_ swim: SwimReference) -> Destination {
    Destination(
      Route(path: "swimming", "swims", swim.description, "equipment"),
      command: ["swim", "equip", swim.description, "EQUIPMENT"])
  }

  /// Returns the destination of the screen on which the user sets the equipment and the style of some consecutive
  /// repetitions.
  /// - Parameter segments: the numbers of the segments of the first and the last repetition.
  static func part(_ swim: SwimID, _ segments: SwimLapRange) -> Destination {
    Destination(
      Route(
        path: "swimming", "swims", swim.description, "part",
        query: ["from": String(segments.first), "to": String(segments.last)]),
      command: ["swim", "edit-style", "\(swim).\(EquipmentToggles.numbers(segments))", "STYLE"])
  }

  static func swim(_ swim: SwimID) -> Destination { self.swim(.id(swim)) }

  package static func segment(_ segment: SwimSegmentID) -> Destination {
    self.segment(named: segment.description)
  }

  /// Returns the destination of the screen of a segment.
  /// - Parameter name: the segment's id as text.
  static func segment(named name: String) -> Destination {
    Destination(Route(path: "swimming", "segments", name), command: ["swim", "segment", name])
  }

  /// Returns the destination of the screen on which the user changes the style of a segment.
  /// - Parameter name: the segment's id as text.
  static func editStyle(_ name: String) -> Destination {
    Destination(
      Route(path: "swimming", "segments", name, "edit-style"), command: ["swim", "edit-style", name, "STYLE"])
  }

  package static func splits(_ segment: SwimSegmentID, _ laps: SwimLapRange?) -> Destination {
    let laps = laps.map { "\($0.first)-\($0.last)" }
    return Destination(
      Route(path: "swimming", "segments", segment.description, "splits", query: ["laps": laps]),
      command: Destination.words("swim", "splits", segment.description, options: ["laps": laps]))
  }

  package static func comparison(_ first: ComparedReference, _ second: ComparedReference) -> Destination {
    Destination(
      Route(path: "swimming", "compare", query: ["first": first.description, "second": second.description]),
      command: ["swim", "compare", first.description, second.description])
  }

  package static func month(_ month: CivilMonth) -> Destination {
    Destination(Route(path: "swimming", "months", month.description))
  }

  /// Returns the destination of the screen of a year.
  /// - Parameter year: the year; nil for the year of the most recent swim.
  package static func year(_ year: Int? = nil) -> Destination {
    let years = Route(path: "swimming", "years")
    return Destination(year.map { Route(path: "swimming", "years", String($0)) } ?? years)
  }

  /// Returns the destination of the screen of a season.
  /// - Parameter year: the year in which the season begins; nil for the season of the most recent swim.
  package static func season(_ year: Int? = nil) -> Destination {
    let year = year.map { String($0) }
    return Destination(
      year.map { Route(path: "swimming", "seasons", $0) } ?? Route(path: "swimming", "seasons"),
      command: ["swim", "season"] + (year.map { [$0] } ?? []))
  }

  /// Returns the destination of the statistics.
  /// - Parameters:
  ///   - period: the kind of period for which distances are added up, such as months; nil for weeks.
  ///   - style: the only style that is counted; nil for all styles.
  ///   - since: the first day that is counted; nil for the most recent periods.
  package static func statistics(
    _ period: SwimPeriod? = nil, style: StrokeStyle? = nil, since: CivilDay? = nil
  ) -> Destination {
    Destination(
      Route(
        path: "swimming", "statistics", (period ?? .week).rawValue,
        query: ["style": style?.description, "since": since?.description]),
      command: Destination.words(
        "swim", "stats",
        options: ["by": period?.rawValue, "style": style?.typedName, "since": since?.description]))
  }

  /// Returns the destination of the screen with the pace at critical swim speed.
  /// - Parameter style: the style of the predicted times; nil for freestyle.
  package static func pace(_ course: SwimCourse?, style: StrokeStyle? = nil) -> Destination {
    let style = style == .freestyle ? nil : style
    return Destination(
      Route(path: "swimming", "pace", query: ["course": course?.description, "style": style?.description]),
      command: Destination.words(
        "swim", "pace", options: ["course": course?.description, "style": style?.typedName]))
  }

  package static func event(_ style: StrokeStyle, _ distance: Int, _ course: SwimCourse?) -> Destination {
    Destination(
      Route(
        path: "swimming", "events", style.description, String(distance), query: ["course": course?.description]),
      command: Destination.words(
        "swim", "event", style.typedName, String(distance), options: ["course": course?.description]))
  }

  package static let standards = Destination(Route(path: "swimming", "standards"), command: ["swim", "standards"])

  /// Returns the destination of the comparison with another swimmer.
  /// - Parameter name: the other swimmer; nil for the swimmer whose results were added first.
  package static func beside(_ name: String? = nil) -> Destination {
    Destination(
      Route(path: "swimming", "beside", query: ["name": name]),
      command: ["swim", "beside"] + (name.map { [$0] } ?? []))
  }

  package static let plan = Destination(Route(path: "swimming", "plan"), command: ["swim", "plan"])
  package static let targets = Destination(Route(path: "swimming", "targets"), command: ["swim", "targets"])

  package static func ages(_ course: SwimCourse? = nil) -> Destination {
    Destination(
      Route(path: "swimming", "ages", query: ["course": course?.description]),
      command: Destination.words("swim", "ages", options: ["course": course?.description]))
  }

  package static func progress(
    _ course: SwimCourse?, style: StrokeStyle? = nil, since: CivilDay? = nil
  ) -> Destination {
    Destination(
      Route(
        path: "swimming", "progress",
        query: ["course": course?.description, "style": style?.description, "since": since?.description]),
      command: Destination.words(
        "swim", "progress",
        options: [
          "course": course?.description, "style": style == .freestyle ? nil : style?.typedName,
          "since": since?.description,
        ]))
  }
}

extension StrokeStyle {
  /// The name of the style in commands. For `mix` it is `medley`, as swimmers call it.
  package var typedName: String { self == .mix ? "medley" : description }
}
