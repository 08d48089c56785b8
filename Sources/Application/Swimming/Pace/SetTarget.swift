package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// Sets the time that the user wants to reach in an event (the target). It replaces the event's previous target.
package struct SetTarget: UseCase {
  package static let method = "swimming.setTarget"
  package static let summary = "Set a target: the time to reach in a style and over a distance on a course."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing

  package struct Input: Described, Equatable {
    package var style: StrokeStyle
    package var distance: Int
    package var course: SwimCourse
    /// The time that the swimmer wants to reach, such as `1:05.00`.
    package var time: String
    package var day: CivilDay?
    package var meet: String?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The target to set.",
      [
        .init("style", .recordStyle, "The style."),
        .init(
          "distance", .integer, "The distance, in the unit of the course.", unit: .of("the course's unit"),
          examples: ["100"]),
        .init("course", SwimCourse.schema, "The course."),
        .init("time", .text, "The time to reach.", examples: [#""1:05.00""#]),
        .optional("day", CivilDay.schema, "The day by which to reach the target; if left out, there is none."),
        .optional(
          "meet", .text, "The meet at which to reach the target; if left out, there is none.",
          examples: [#""Club Cup""#]),
        .dryRun,
      ])

    package init(
      style: StrokeStyle, distance: Int, course: SwimCourse, time: String, day: CivilDay? = nil, meet: String? = nil,
      dryRun: Bool? = nil
    ) {
      self.style = style
      self.distance = distance
      self.course = course
      self.time = time
      self.day = day
      self.meet = meet
      self.dryRun = dryRun
    }
  }

  package typealias Output = TargetChanged

  let meets: any MeetRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let distance = Distance(input.distance, input.course.unit)
    try ConvertTime.check(input.style, distance)
    guard let time = OfficialResultRule.time(input.time) else {
      throw .invalidInput(field: "time", problem: .swimming(.noConvertedTime(text: input.time)), valid: [])
    }
    let target = SwimTarget(
      event: SwimEvent(course: input.course, style: input.style, distance: distance), hundredths: time, day: input.day,
      meet: input.meet)
    let isDryRun = input.dryRun ?? false
    let (number, changed) = try meets.changeMeets { (known) throws(Failure) in
      let isSame = known.targets.contains(target)
      return (isSame || isDryRun ? [] : [.setTarget(target)], !isSame)
    }
    return TargetChanged(target, number: number, changed: changed, isDryRun: isDryRun)
  }
}

/// Removes the target time of an event.
package struct RemoveTarget: UseCase {
  package static let method = "swimming.removeTarget"
  package static let summary = "Remove the target in a style and over a distance on a course."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var style: StrokeStyle
    package var distance: Int
    package var course: SwimCourse
    package var dryRun: Bool?

    package static let schema = Schema(
      "The target to remove.",
      [
        .init("style", .recordStyle, "The style."),
        .init(
          "distance", .integer, "The distance, in the unit of the course.", unit: .of("the course's unit"),
          examples: ["100"]),
        .init("course", SwimCourse.schema, "The course."), .dryRun,
      ])

    package init(style: StrokeStyle, distance: Int, course: SwimCourse, dryRun: Bool? = nil) {
      self.style = style
      self.distance = distance
      self.course = course
      self.dryRun = dryRun
    }
  }

  package typealias Output = TargetChanged

  let meets: any MeetRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let event = SwimEvent(
      course: input.course, style: input.style, distance: Distance(input.distance, input.course.unit))
    let isDryRun = input.dryRun ?? false
    let (number, target) = try meets.changeMeets { (known) throws(Failure) in
      guard let target = known.targets.first(where: { $0.event == event }) else {
        throw .notFound(.swimming(.noTarget))
      }
      return (isDryRun ? [] : [.removeTarget(event)], target)
    }
    return TargetChanged(target, number: number, changed: true, isDryRun: isDryRun)
  }
}

/// A target time that was set or removed.
package struct TargetChanged: Described, Equatable {
  package var style: StrokeStyle
  package var distance: Int
  package var course: SwimCourse
  package var hundredths: Int
  /// The number that identifies the recorded change, for use with undo; nil if nothing was changed.
  package var number: Int?
  package var changed: Bool
  package var dryRun: Bool?

  package static let schema = Schema(
    "TargetChanged", "A target that was set or removed.",
    [
      .style("The style."), .init("distance", .integer, "The distance.", unit: .of("the course's unit")),
      .init("course", SwimCourse.schema, "The course."),
      .hundredths("The time to reach, in hundredths of a second."),
      .optional(
        "number", .integer, "The number of the change, which `book.undo` takes; left out if nothing was changed.",
        unit: .ordinal),
      .init("changed", .flag, "Whether the book changed; false if it has this target already."),
      .optional("dryRun", .flag, "True if the change was only tried and nothing was written; left out otherwise."),
    ])

  init(_ target: SwimTarget, number: Int?, changed: Bool, isDryRun: Bool) {
    style = target.event.style
    distance = target.event.distance.amount
    course = target.event.course
    hundredths = target.hundredths
    self.number = number
    self.changed = changed
    dryRun = isDryRun ? true : nil
  }
}

extension TargetChanged: SwimBookChanging {}
