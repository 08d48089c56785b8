import BookInfrastructure
import Formats
import KernelDomain
import SwimmingDomain

/// Collects what an Apple Health export contains about swimming: swims, samples of their laps, and heart rates.
struct AppleSwimExtract: ~Copyable {
  /// The elements of the export to read. All others, which are the vast majority, are skipped.
  static let interests = [
    XMLInterest("Record", where: "type", isOneOf: [distanceType, strokesType]),
    XMLInterest("Workout", where: "workoutActivityType", isOneOf: [swimming, AppleMultisport.workoutType]),
  ]
  /// The elements with heart rates, which are by far the most frequent in an export. They are read only if the settings
  /// say to store heart rates.
  static let heartRates = XMLInterest("Record", where: "type", isOneOf: [heartRateType])
  private static let heartRateType: StaticString = "HKQuantityTypeIdentifierHeartRate"
  private static let swimming: StaticString = "HKWorkoutActivityTypeSwimming"
  private static let distanceType: StaticString = "HKQuantityTypeIdentifierDistanceSwimming"
  private static let strokesType: StaticString = "HKQuantityTypeIdentifierSwimmingStrokeCount"

  private var swims: [AppleSwim] = []
  private(set) var distances = AppleLapSamples()
  private(set) var strokes = AppleLapSamples()
  private(set) var hearts = AppleHeartRates()
  /// The number of swims whose dates or amounts cannot be parsed. In the same way, `unreadableRecords` is the number of
  /// lap samples whose dates or amounts cannot be parsed.
  private(set) var unreadableSwims = 0
  private(set) var unreadableRecords = 0

  private var dates = AppleDateReader()
  private var sources = AppleSources()
  /// The swim that is being read; nil outside of swims.
  private var swim: AppleSwim?
  /// The workout of several sports that is being read; nil outside of such workouts.
  private var multisport: AppleMultisport?
  private var events: [AppleLapEvent] = []
  private var isInLap = false
  /// The lap sample that is being read; nil outside of `Record` elements.
  private var sample: AppleLapSample?
  private var isDistance = false

  init() {}

  /// Appends what was collected from the export's next chunk. Sources are renumbered as if a single scan had read both
  /// chunks.
  mutating func append(_ next: consuming AppleSwimExtract) {
    let numbers = sources.numbers(of: next.sources)
    func renumbered(_ swim: AppleSwim) -> AppleSwim {
      var swim = swim
      swim.sourceNumber = numbers[Int(swim.sourceNumber)]
      return swim
    }
    swims += next.swims.lazy.map(renumbered)
    swim = next.swim.map(renumbered)
    multisport = next.multisport
    if let source = multisport?.sourceNumber { multisport?.sourceNumber = numbers[Int(source)] }
    distances.append(next.distances, numbers)
    strokes.append(next.strokes, numbers)
    hearts.append(next.hearts, numbers)
    sample = next.sample.map { $0.renumbered(numbers) }
    unreadableSwims += next.unreadableSwims
    unreadableRecords += next.unreadableRecords
    (events, isInLap, isDistance) = (next.events, next.isInLap, next.isDistance)
  }

  mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool {
    if element.depth > 0, multisport != nil { return try addToMultisport(element) }
    switch (element.depth, swim == nil) {
    case (0, _): return try begin(element)
    case (1, true): try addToSample(element)
    case (1, false): try addToSwim(element)
    default: try addToLap(element)
    }
    // Nested elements matter only inside a lap: a `WorkoutActivity` repeats what the swim itself has.
    return isInLap && element.depth == 1
  }

  mutating func end(_ element: XMLEnd) throws(FormatProblem) {
    if element.depth == 1 { isInLap = false }
    multisport?.end(element)
    guard element.depth == 0 else { return }
    closeSwim()
    if let multisport { swims += multisport.swims }
    multisport = nil
    if let sample, isDistance { distances.append(sample) }
    if let sample, !isDistance { strokes.append(sample) }
    sample = nil
  }

  /// Removes and returns the next swim, in the order of the export; nil if there is none left.
  mutating func takeSwim() -> AppleSwim? {
    swims.popLast()
  }

  var swimCount: Int { swims.count }

  /// Sorts the samples by start, so that they can be searched, and puts the swims into the order in which `takeSwim`
  /// returns them. Call this once everything has been read.
  mutating func sort() {
    distances.sort()
    strokes.sort()
    swims.reverse()
  }

  private mutating func begin(_ element: XMLElement) throws(FormatProblem) -> Bool {
    if element.name.equals("Record") {
      if try element.has("type", AppleSwimExtract.heartRateType) {
        try addHeartRate(element)
        return false
      }
      isDistance = try element.has("type", AppleSwimExtract.distanceType)
      if !isDistance, try !element.has("type", AppleSwimExtract.strokesType) { return false }
      sample = try sample(element)
      unreadableRecords += sample == nil ? 1 : 0
      return sample != nil
    }
    guard element.name.equals("Workout") else { return false }
    if try element.has("workoutActivityType", AppleMultisport.workoutType) { return try beginMultisport(element) }
    guard try element.has("workoutActivityType", AppleSwimExtract.swimming) else { return false }
    swim = try swim(element)
    unreadableSwims += swim == nil ? 1 : 0
    return swim != nil
  }
}

// MARK: - Workouts of several sports

extension AppleSwimExtract {
  private mutating func beginMultisport(_ element: XMLElement) throws(FormatProblem) -> Bool {
    let source = try element.string("sourceName") ?? ""
    multisport = try AppleMultisport(element, source: source, sourceNumber: sources.number(of: source), &dates)
    unreadableSwims += multisport == nil ? 1 : 0
    return multisport != nil
  }

  private mutating func addToMultisport(_ element: XMLElement) throws(FormatProblem) -> Bool {
    try multisport?.start(element, &dates) ?? false
  }
}

// MARK: - Swims

extension AppleSwimExtract {
  /// Reads a swim from its XML element; nil if its start is missing or cannot be parsed.
  private mutating func swim(_ element: XMLElement) throws(FormatProblem) -> AppleSwim? {
    guard let start = try date("startDate", of: element) else { return nil }
    let source = try element.string("sourceName") ?? ""
    var swim = AppleSwim(source: source, sourceNumber: sources.number(of: source), start: start)
    swim.end = try date("endDate", of: element)?.instant
    swim.duration = try element.duration()
    swim.totalDistance = try element.centimetres("totalDistance", unit: "totalDistanceUnit")
    return swim
  }

  private mutating func addToSwim(_ element: XMLElement) throws(FormatProblem) {
    if element.name.equals("WorkoutEvent") {
      try addEvent(element)
    } else if element.name.equals("MetadataEntry") {
      try addMetadata(element)
    } else if element.name.equals("WorkoutStatistics"), try element.has("type", AppleSwimExtract.distanceType) {
      let distance = try element.centimetres("sum", unit: "unit")
      swim?.statisticsDistance = distance
    }
  }

  private mutating func addEvent(_ element: XMLElement) throws(FormatProblem) {
    let kind = try element.value("type").map { AppleEventKind($0) } ?? .other
    guard kind != .other else { return }
    let date = try date("date", of: element)?.instant
    switch (kind, date) {
    case (.pause, let date?): swim?.pauses.append(date)
    case (.lap, let date?):
      guard let duration = try lapDuration(element) else {
        swim?.unreadable += 1
        return
      }
      events.append(AppleLapEvent(date: date, duration: duration))
      isInLap = true
    case (.lap, nil): swim?.unreadable += 1
    default: break
    }
  }

  /// Returns the duration of a lap in milliseconds; 0 if it is missing, nil if it cannot be parsed.
  private func lapDuration(_ element: XMLElement) throws(FormatProblem) -> Int64? {
    if let duration = try element.duration() { return duration }
    return try element.value("duration") == nil ? 0 : nil
  }

  private mutating func addMetadata(_ element: XMLElement) throws(FormatProblem) {
    if try element.has("key", "HKLapLength") {
      swim?.lapLength = try element.value("value").flatMap { AppleQuantity.centimetres($0) }
    } else if try element.has("key", "HKTimeZone") {
      swim?.timeZone = try element.string("value")
    } else if try element.has("key", "HKSwimmingLocationType") {
      swim?.location = try element.has("value", "2") ? .openWater : try element.has("value", "1") ? .pool : .unknown
    }
  }

  private mutating func addToLap(_ element: XMLElement) throws(FormatProblem) {
    guard let code = try element.styleCode() else { return }
    events[events.count - 1].style = StrokeStyle(healthKit: code)
  }

  private mutating func closeSwim() {
    guard var swim else { return }
    if !events.isEmpty || swim.unreadable > 0 {
      let laps = AppleLaps(events, start: swim.start.instant, pauses: swim.pauses)
      swim.laps = laps.laps
      swim.unusable = laps.unusable
      swim.pauses = []
      events.removeAll(keepingCapacity: true)
    }
    swims.append(swim)
    self.swim = nil
  }
}

// MARK: - Records

extension AppleSwimExtract {
  private mutating func date(_ name: StaticString, of element: XMLElement) throws(FormatProblem) -> AppleDate? {
    try element.value(name).flatMap { dates.read($0) }
  }

  /// Reads a lap sample from its XML element; nil if it cannot be used. Reads the attributes in the order in which
  /// exports contain them, which is fastest.
  private mutating func sample(_ element: XMLElement) throws(FormatProblem) -> AppleLapSample? {
    let source = try element.value("sourceName").map { sources.number(of: $0) } ?? 0
    guard isDistance else {
      guard let start = try date("startDate", of: element), let count = try number("value", of: element)?.rounded()
      else { return nil }
      return AppleLapSample(start: start.instant, amount: count, source: source)
    }
    let unit = try element.value("unit")
    guard let start = try date("startDate", of: element), let end = try date("endDate", of: element),
      let distance = try number("value", of: element),
      let amount = AppleQuantity.centimetres(distance, unit: unit)
    else { return nil }
    return AppleLapSample(start: start.instant, end: end.instant, amount: amount, source: source)
  }

  /// Adds a heart rate. Ignores an element that cannot be parsed.
  private mutating func addHeartRate(_ element: XMLElement) throws(FormatProblem) {
    let source = try element.value("sourceName").map { sources.number(of: $0) } ?? 0
    guard let start = try date("startDate", of: element), let rate = try number("value", of: element)?.rounded() else {
      return
    }
    hearts.append(start.instant, rate: rate, of: source)
  }

  private func number(_ name: StaticString, of element: XMLElement) throws(FormatProblem) -> Decimal? {
    try element.value(name).flatMap { Decimal($0) }
  }

  private mutating func addToSample(_ element: XMLElement) throws(FormatProblem) {
    if isDistance, element.name.equals("MetadataEntry"), try element.has("key", "HKLapLength") {
      let length = try element.value("value").flatMap { AppleQuantity.centimetres($0) }
      sample?.detail = UInt16(clamping: length ?? 0)
    } else if !isDistance, let code = try element.styleCode() {
      sample?.detail = UInt16(clamping: code)
    }
  }
}
