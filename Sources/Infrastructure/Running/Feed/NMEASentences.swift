import KernelApplication
import KernelDomain
import RunningApplication

/// Joins NMEA 0183 sentences to fixes. RMC has date, time and position, GGA has the elevation and the precision.
/// Sentences of one moment make one fix, which is complete when both have come or the next moment begins.
struct NMEASentences {
  private var moment: Moment?
  /// The day in the last RMC, and its time of day in milliseconds.
  private var dated: (day: CivilDay, time: Int64)?
  /// The time of day of the last fix returned, so that a third sentence of that moment does not make another fix.
  private var told: Int64?

  private struct Moment {
    let time: Int64
    var day: CivilDay?
    var lat: Double?
    var lon: Double?
    var elevation: Double?
    var accuracy: Double?
    var hasRMC = false
    var hasGGA = false
  }

  /// - Parameter line: begins with `$`.
  mutating func read(_ line: ArraySlice<UInt8>) -> FixLine {
    do throws(NMEAProblem) {
      let sentence = try NMEASentence(line)
      switch sentence.kind {
      case "RMC": return .fixes(try takeRMC(sentence))
      case "GGA": return .fixes(try takeGGA(sentence))
      default: return .fixes([])
      }
    } catch {
      return .bad(.running(error.message))
    }
  }

  mutating func finish() -> [LiveFixInput] {
    defer { moment = nil }
    return fix.map { [$0] } ?? []
  }

  /// For example `064500.00,A,5005.25066,N,01425.28268,E,5.8,10.0,030526,,,A`.
  private mutating func takeRMC(_ sentence: NMEASentence) throws(NMEAProblem) -> [LiveFixInput] {
    guard sentence.fields.count >= 10 else { throw .fields(sentence.kind) }
    guard let time = try sentence.timeOfDay(1), let day = try sentence.day(9) else { return [] }
    dated = (day, time)
    guard sentence[2] == "A", let lat = try sentence.degrees(3, most: 90), let lon = try sentence.degrees(5, most: 180)
    else { return [] }
    return take(time) { moment in
      (moment.day, moment.hasRMC) = (day, true)
      (moment.lat, moment.lon) = (moment.lat ?? lat, moment.lon ?? lon)
    }
  }

  /// For example `064500.00,5005.25066,N,01425.28268,E,1,08,0.9,235.4,M,45.1,M,,`.
  private mutating func takeGGA(_ sentence: NMEASentence) throws(NMEAProblem) -> [LiveFixInput] {
    guard sentence.fields.count >= 10 else { throw .fields(sentence.kind) }
    guard let time = try sentence.timeOfDay(1), let quality = try sentence.number(6), quality != 0,
      let lat = try sentence.degrees(2, most: 90), let lon = try sentence.degrees(4, most: 180)
    else { return [] }
    let (dilution, elevation) = (try sentence.number(8), try sentence.number(9))
    return take(time) { moment in
      moment.hasGGA = true
      (moment.lat, moment.lon) = (lat, lon)
      moment.elevation = elevation
      moment.accuracy = dilution.map { $0 * NMEASentences.metresOfDilution }
    }
  }

  /// A rule of thumb for the error of a receiver with satellites all around it, in metres: the manufacturers do not
  /// state it.
  private static let metresOfDilution = 5.0

  private mutating func take(_ time: Int64, _ body: (inout Moment) -> Void) -> [LiveFixInput] {
    var fixes: [LiveFixInput] = []
    if let moment, moment.time != time { fixes = finish() }
    if told == time, moment == nil { return fixes }
    var now = moment ?? Moment(time: time)
    body(&now)
    moment = now
    told = nil
    if now.hasRMC, now.hasGGA {
      fixes += finish()
      told = time
    }
    return fixes
  }

  /// Nil before the first date.
  private var fix: LiveFixInput? {
    guard let moment, let lat = moment.lat, let lon = moment.lon else { return nil }
    guard let day = moment.day ?? day(at: moment.time) else { return nil }
    let midnight = Timestamp(seconds: Int64(day.daysSinceEpoch) * 86_400)
    return LiveFixInput(
      time: midnight + moment.time, lat: lat, lon: lon, accuracy: moment.accuracy, elevation: moment.elevation)
  }

  /// The day in the last RMC, or the next day if midnight has passed since.
  private func day(at time: Int64) -> CivilDay? {
    guard let dated else { return nil }
    let isNext = dated.time - time > 43_200_000
    return isNext ? CivilDay(daysSinceEpoch: dated.day.daysSinceEpoch + 1) : dated.day
  }
}
