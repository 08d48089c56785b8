import BookInfrastructure
import Formats
import KernelDomain
import SwimmingDomain

/// A `Workout` element that comprises several sports, such as a triathlon, with its legs, which are the
/// `WorkoutActivity` elements within it. Apple does not always state the sport of a leg; such a leg has to be
/// recognised by its contents.
struct AppleMultisport {
  /// A leg of the workout, or the workout as a whole.
  struct Part {
    let start: AppleDate
    let end: Timestamp?
    let duration: Int64?
    /// Whether the leg's stated sport is swimming; nil if it states no sport.
    var isStatedSwim: Bool?
    /// Whether the leg contains something that only swims contain.
    var hasTraceOfSwim = false
    var location: Swim.Place?
    /// The pool length in centimetres; nil if not stated. `distance` is the distance swum, also in centimetres.
    var lapLength: Int64?
    var distance: Int64?
    var pauses: [Timestamp] = []
    var events: [AppleLapEvent] = []

    var isSwim: Bool { isStatedSwim ?? hasTraceOfSwim }
  }

  static let workoutType: StaticString = "HKWorkoutActivityTypeSwimBikeRun"
  private static let swimming: StaticString = "HKWorkoutActivityTypeSwimming"
  private static let distanceType: StaticString = "HKQuantityTypeIdentifierDistanceSwimming"
  private static let strokesType: StaticString = "HKQuantityTypeIdentifierSwimmingStrokeCount"

  private let source: String
  /// The number that `AppleSources` has assigned to the workout's source.
  var sourceNumber: UInt16
  private var timeZone: String?
  private var whole: Part
  private var legs: [Part] = []
  private var isInLeg = false
  private var isInLap = false

  /// Creates a workout of several sports from its `Workout` element; nil if the start is missing or cannot be parsed.
  init?(
    _ element: XMLElement, source: String, sourceNumber: UInt16, _ dates: inout AppleDateReader
  ) throws(FormatProblem) {
    guard let whole = try Part(element, &dates) else { return nil }
    self.whole = whole
    self.source = source
    self.sourceNumber = sourceNumber
  }

  /// Adds an element that is within the workout of several sports.
  /// - Returns: whether the elements within this element are needed.
  mutating func start(_ element: XMLElement, _ dates: inout AppleDateReader) throws(FormatProblem) -> Bool {
    if element.depth == 1, element.name.equals("WorkoutActivity") {
      guard var leg = try Part(element, &dates) else { return false }
      if try element.value("workoutActivityType") != nil {
        leg.isStatedSwim = try element.has("workoutActivityType", AppleMultisport.swimming)
      }
      legs.append(leg)
      isInLeg = true
      return true
    }
    guard element.depth <= (isInLeg ? 2 : 1) else {
      if isInLap, let code = try element.styleCode() { setStyle(code) }
      return false
    }
    isInLap = false
    if element.name.equals("WorkoutEvent") {
      isInLap = try addEvent(element, &dates)
    } else if element.name.equals("MetadataEntry") {
      try addMetadata(element)
    } else if element.name.equals("WorkoutStatistics") {
      try addStatistics(element)
    }
    return isInLap
  }

  mutating func end(_ element: XMLEnd) {
    if element.depth == 1 { isInLeg = false }
  }

  /// Changes the leg that is being read or, outside of legs, the workout as a whole.
  private mutating func change(_ body: (inout Part) -> Void) {
    if isInLeg { body(&legs[legs.count - 1]) } else { body(&whole) }
  }

  private mutating func setStyle(_ code: Int) {
    change { part in
      part.events[part.events.count - 1].style = StrokeStyle(healthKit: code)
      part.hasTraceOfSwim = true
    }
  }

  /// Adds a pause or a lap.
  /// - Returns: true if the event is a lap.
  private mutating func addEvent(
    _ element: XMLElement, _ dates: inout AppleDateReader
  ) throws(FormatProblem) -> Bool {
    let kind = try element.value("type").map { AppleEventKind($0) } ?? .other
    guard kind != .other, let date = try element.value("date").flatMap({ dates.read($0) })?.instant else {
      return false
    }
    if kind == .pause {
      change { $0.pauses.append(date) }
      return false
    }
    let duration = try element.duration() ?? 0
    change { $0.events.append(AppleLapEvent(date: date, duration: duration)) }
    return true
  }

  private mutating func addMetadata(_ element: XMLElement) throws(FormatProblem) {
    if try element.has("key", "HKLapLength") {
      let length = try element.value("value").flatMap { AppleQuantity.centimetres($0) }
      change { part in
        part.lapLength = length
        part.hasTraceOfSwim = true
      }
    } else if try element.has("key", "HKTimeZone") {
      timeZone = try element.string("value")
    } else if try element.has("key", "HKSwimmingLocationType") {
      let (isOpen, isPool) = (try element.has("value", "2"), try element.has("value", "1"))
      change { part in
        part.location = isOpen ? .openWater : isPool ? .pool : .unknown
        part.hasTraceOfSwim = true
      }
    }
  }

  private mutating func addStatistics(_ element: XMLElement) throws(FormatProblem) {
    if try element.has("type", AppleMultisport.distanceType) {
      guard let distance = try element.centimetres("sum", unit: "unit"), distance > 0 else { return }
      change { part in
        part.distance = distance
        part.hasTraceOfSwim = true
      }
    } else if try element.has("type", AppleMultisport.strokesType) {
      guard let strokes = try element.value("sum").flatMap({ Decimal($0)?.rounded() }), strokes > 0 else { return }
      change { $0.hasTraceOfSwim = true }
    }
  }
}

extension AppleMultisport.Part {
  /// Creates a leg or the whole workout from a `WorkoutActivity` or `Workout` element; nil if the start is missing or
  /// cannot be parsed.
  fileprivate init?(_ element: XMLElement, _ dates: inout AppleDateReader) throws(FormatProblem) {
    guard let start = try element.value("startDate").flatMap({ dates.read($0) }) else { return nil }
    self.start = start
    end = try element.value("endDate").flatMap { dates.read($0) }?.instant
    duration = try element.duration()
  }
}

// MARK: - Its swims

extension AppleMultisport {
  /// The legs that are swims. If no leg is known to be a swim, the only element is the workout as a whole; lap samples
  /// then have to show when the swimmer swam.
  var swims: [AppleSwim] {
    let swims = legs.filter(\.isSwim)
    guard !swims.isEmpty else {
      var swim = self.swim(whole, isOnly: true)
      swim.part = .unclearLeg
      swim.workoutEvents = whole.events
      return [swim]
    }
    return swims.map { leg in
      var swim = swim(leg, isOnly: swims.count == 1)
      let end = leg.end ?? leg.start.instant + (leg.duration ?? 0)
      let events = whole.events.starting(from: leg.start.instant, before: end)
      swim.setLaps(of: events.isEmpty ? leg.events : events)
      return swim
    }
  }

  /// Creates the swim of a leg, without its laps.
  private func swim(_ leg: Part, isOnly: Bool) -> AppleSwim {
    var swim = AppleSwim(source: source, sourceNumber: sourceNumber, start: leg.start)
    swim.part = .leg
    swim.end = leg.end
    swim.duration = leg.duration
    swim.timeZone = timeZone
    swim.location = leg.location ?? whole.location ?? .unknown
    swim.lapLength = leg.lapLength ?? whole.lapLength
    swim.statisticsDistance = leg.distance ?? (isOnly ? whole.distance : nil)
    swim.pauses = whole.pauses + leg.pauses
    return swim
  }
}
