import KernelDomain

/// The ticks of an axis: two to eight round values, depending on how many fit along the axis.
package struct Ticks {
  /// How the ticks are spaced.
  private let step: Step
  private let scale: Chart.Scale

  /// The maximum number of ticks on an axis.
  package static let most = 8

  /// Chooses the spacing of the ticks.
  /// - Parameters:
  ///   - range: the values that the axis shows, within the limits of `scale`.
  ///   - scale: the kind of number on the axis.
  ///   - room: how many ticks fit along the axis. There may be a few more ticks than that, if there would otherwise be
  ///     fewer than two.
  ///   - isWidened: whether the axis is extended to a tick at each end.
  init(_ range: ClosedRange<Int>, _ scale: Chart.Scale, room: Int, isWidened: Bool) {
    // If a widened axis includes zero, it may need three ticks: zero, and one on either side.
    let room = min(max(room, isWidened ? 3 : 2), Ticks.most)
    self.scale = scale
    let steps = Step.all(scale)
    func count(_ step: Step) -> Int {
      let range = isWidened ? step.widened(range) : range
      return step.last(upTo: range.upperBound) - step.first(from: range.lowerBound) + 1
    }
    let place = steps.firstIndex { count($0) <= room } ?? steps.count - 1
    // If the chosen step results in only one tick, the next smaller step is used, unless it results in more than `most`
    // ticks.
    let isTooWide = count(steps[place]) < 2 && place > 0 && count(steps[place - 1]) <= Ticks.most
    step = steps[isTooWide ? place - 1 : place]
  }

  func values(in range: ClosedRange<Int>) -> [Int] {
    let (first, last) = (step.first(from: range.lowerBound), step.last(upTo: range.upperBound))
    return first > last ? [] : (first...last).map(step.value)
  }

  /// Extends the range so that both of its ends are ticks.
  func widened(_ range: ClosedRange<Int>) -> ClosedRange<Int> {
    step.widened(range)
  }

  /// Returns the label of the tick at a value.
  func label(_ value: Int, _ language: Language) -> String {
    if case .months(let size) = step {
      let day = CivilDay(daysSinceEpoch: value)
      return size % 12 == 0 ? String(day.year) : language.monthShort(day.inMonth)
    }
    return scale.label(value, step: step.size, language)
  }
}

extension Chart.Scale {
  /// Returns the label of a tick on an axis with this scale.
  /// - Parameters:
  ///   - value: the tick's value.
  ///   - step: the distance between two ticks.
  func label(_ value: Int, step: Int, _ language: Language) -> String {
    switch self {
    case .number, .items: language.number(value)
    case .thousandths: language.decimal(Double(value) / 1_000)
    case .metres: language.distance(Double(value), .metre)
    case .yards: language.distance(Double(value), .yard)
    case .hundredths: language.axisTime(value, step: step)
    case .pace: language.clock(seconds: Int64(value))
    case .days: language.dayAndMonth(CivilDay(daysSinceEpoch: value))
    case .months: language.monthNameShort(value)
    }
  }
}

/// The spacing of ticks. Ticks are numbered consecutively, so that they can be counted without computing their values.
private enum Step {
  /// Ticks at a constant distance, one of which is at the value `from`.
  case each(Int, from: Int)
  /// Ticks every so many calendar months, on an axis whose values are days since 1970-01-01.
  case months(Int)

  var size: Int {
    switch self {
    case .each(let size, _), .months(let size): size
    }
  }

  /// Returns the number that identifies the first tick whose value is at least `value`.
  func first(from value: Int) -> Int {
    switch self {
    case .each(let size, let start): -(start - value).flooredQuotient(by: size)
    case .months(let size): -(-1 - Step.month(of: value - 1)).flooredQuotient(by: size)
    }
  }

  /// Returns the number that identifies the last tick whose value is at most `value`.
  func last(upTo value: Int) -> Int {
    switch self {
    case .each(let size, let start): (value - start).flooredQuotient(by: size)
    case .months(let size): Step.month(of: value).flooredQuotient(by: size)
    }
  }

  func value(_ number: Int) -> Int {
    switch self {
    case .each(let size, let start): start + number * size
    case .months(let size): Step.firstDay(ofMonth: number * size)
    }
  }

  func widened(_ range: ClosedRange<Int>) -> ClosedRange<Int> {
    value(last(upTo: range.lowerBound))...value(first(from: range.upperBound))
  }

  // MARK: Months, numbered from the beginning of the year 0

  private static func month(of day: Int) -> Int {
    let day = CivilDay(daysSinceEpoch: day)
    return day.year * 12 + day.month - 1
  }

  private static func firstDay(ofMonth month: Int) -> Int {
    let year = month.flooredQuotient(by: 12)
    guard let day = CivilDay(year: year, month: month - year * 12 + 1, day: 1) else {
      return CivilDay(daysSinceEpoch: year * 146_097 / 400 - 719_528).daysSinceEpoch
    }
    return day.daysSinceEpoch
  }

  // MARK: The available steps

  /// Returns the spacings that are possible on an axis with this scale, from the smallest to the largest.
  static func all(_ scale: Chart.Scale) -> [Step] {
    switch scale {
    case .number, .thousandths, .metres, .yards, .items: decimals
    case .hundredths: times
    case .pace: seconds
    case .days: days
    case .months: [.each(1, from: 1), .each(2, from: 1), .each(3, from: 1)]
    }
  }

  /// Spacings of 1, 2, 5, 10, 20 and so on.
  private static let decimals = (0...15).flatMap { zeros in
    [1, 2, 5].map { Step.each($0 * power(10, zeros), from: 0) }
  }

  /// Spacings for times in sports, in hundredths of a second: hundredths and tenths of a second; seconds, minutes and
  /// hours in the steps of a clock, such as 5, 15 and 30 seconds; and days.
  private static let times =
    [
      1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 1_500, 3_000, 6_000, 12_000, 30_000, 60_000, 90_000, 180_000, 360_000,
      720_000, 1_080_000, 2_160_000, 4_320_000,
    ].map { Step.each($0, from: 0) }
    + (0...8).flatMap { zeros in [1, 2, 5].map { Step.each($0 * power(10, zeros) * 8_640_000, from: 0) } }

  private static let seconds = [
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200, 86_400,
  ].map { Step.each($0, from: 0) }

  /// Spacings of days, of weeks that start on Monday (as 1970-01-05 did), of months and of years.
  private static let days =
    [Step.each(1, from: 0), .each(2, from: 0), .each(7, from: 4), .each(14, from: 4)]
    + [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1_200, 2_400, 6_000, 12_000, 24_000].map(Step.months)

  private static func power(_ base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }
}

extension Chart.Scale {
  /// The range of values that an axis with this scale can show. A value outside the range is drawn at the nearer end.
  var limits: ClosedRange<Int> {
    switch self {
    case .number, .thousandths, .metres, .yards, .items: -1_000_000_000_000_000...1_000_000_000_000_000
    case .hundredths: -864_000_000_000_000...864_000_000_000_000
    case .pace: 0...86_400
    case .days: -718_000...2_931_000
    case .months: 1...12
    }
  }

  /// The minimum length of an axis with this scale. It keeps values that are nearly equal from being drawn far apart.
  var shortest: Int {
    switch self {
    case .number, .days, .months, .items: 2
    case .thousandths: 2_000
    case .pace: 20
    case .metres, .yards: 20
    case .hundredths: 100
    }
  }
}
