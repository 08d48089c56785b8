import KernelApplication
import KernelDomain
import RunningApplication
import RunningInfrastructure
import Testing

/// What programs stream of positions, line by line.
struct FixLineTests {
  private static let time = Timestamp("2026-05-03T06:45:00Z") ?? Timestamp(milliseconds: 0)

  private func read(_ lines: String...) -> [FixLine] {
    var reader = FixLines()
    return lines.map { reader.read(Array($0.utf8)) } + [.fixes(reader.finish())]
  }

  /// All fixes; a bad line is a failure.
  private func fixes(_ lines: String...) -> [LiveFixInput] {
    var reader = FixLines()
    return lines.flatMap { line -> [LiveFixInput] in
      switch reader.read(Array(line.utf8)) {
      case .fixes(let fixes): return fixes
      case .bad(let problem):
        Issue.record("\(line): \(problem)")
        return []
      }
    } + reader.finish()
  }

  /// A sentence with its checksum.
  private func nmea(_ content: String) -> String {
    let sum = content.utf8.reduce(0, ^)
    return "$\(content)*" + (sum < 16 ? "0" : "") + String(sum, radix: 16, uppercase: true)
  }

  private func rmc(_ time: String, day: String = "030526", status: String = "A", lat: String = "5005.25066") -> String {
    nmea("GPRMC,\(time),\(status),\(lat),N,01425.28268,E,5.8,10.0,\(day),,,A")
  }

  private func gga(_ time: String, quality: Int = 1, dilution: String = "0.9", elevation: String = "235.4") -> String {
    nmea("GNGGA,\(time),5005.25066,N,01425.28268,E,\(quality),08,\(dilution),\(elevation),M,45.1,M,,")
  }

  // MARK: gpsd

  @Test func gpsdTellsPositions() {
    let all = fixes(
      #"{"class":"VERSION","release":"3.25","proto_major":3}"#,
      #"{"class":"TPV","device":"/dev/ttyUSB0","mode":1}"#,
      #"{"class":"TPV","mode":3,"time":"2026-05-03T06:45:00.000Z","ept":0.005,"lat":50.087511,"lon":14.421378,"altHAE":280.1,"altMSL":235.4,"epx":3.1,"epy":4.7,"speed":3.0}"#,
      #"{"class":"SKY","satellites":[{"PRN":1,"used":true}]}"#,
      #"{"class":"TPV","mode":2,"time":"2026-05-03T06:45:01.000Z","lat":50.1,"lon":14.4,"alt":9.0,"eph":12.5,"epx":3.1}"#
    )
    #expect(
      all == [
        LiveFixInput(time: FixLineTests.time, lat: 50.087511, lon: 14.421378, accuracy: 4.7, elevation: 235.4),
        LiveFixInput(time: FixLineTests.time + 1_000, lat: 50.1, lon: 14.4, accuracy: 12.5),
      ])
  }

  // MARK: Its own

  @Test func fixesAreTakenAsTheMethodTakesThem() {
    let all = fixes(
      "", #"  {"time":"2026-05-03T08:45:00+02:00","lat":50.1,"lon":14.4,"heartRate":150}"# + "\r",
      #"{"time":"2026-05-03T06:45:01Z","odometer":12.5}"#)
    #expect(
      all == [
        LiveFixInput(time: FixLineTests.time, lat: 50.1, lon: 14.4, heartRate: 150),
        LiveFixInput(time: FixLineTests.time + 1_000, odometer: 12.5),
      ])
  }

  @Test(arguments: [
    #"{"lat":50.1,"lon":14.4}"#, #"{"time":"noon","lat":50.1}"#, #"{"time":"2026-05-03T06:45:00Z","speed":3}"#,
    #"{"time":"2026-05-03T06:45:00Z""#, "{", "[1]", "hello", "time,lat,lon", "$GPRMC", "$GPRMC,064500,A*", "$*00x",
    "$GPGGA,064500.00,5005.25066,N,01425.28268,E,1,08,0.9,235.4,M,45.1,M,,*00",
  ]) func whatIsNoneIsBad(line: String) {
    guard case .bad? = read(line).first else {
      Issue.record("\(line) was taken")
      return
    }
  }

  // MARK: NMEA

  @Test func sentencesOfAMomentMakeOneFix() {
    let whole = LiveFixInput(
      time: FixLineTests.time, lat: 50 + 5.25066 / 60, lon: 14 + 25.28268 / 60, accuracy: 0.9 * 5, elevation: 235.4)
    // Whole at once, in either order.
    #expect(read(rmc("064500.00"), gga("064500.00")).prefix(2) == [.fixes([]), .fixes([whole])])
    #expect(read(gga("064500.00"), rmc("064500")).prefix(2) == [.fixes([]), .fixes([whole])])
    // A third of the same moment tells nothing new.
    #expect(fixes(rmc("064500.00"), gga("064500.00"), gga("064500.00")) == [whole])
    // Alone, they do as well: the next moment, or the end, tells that nothing comes any more.
    let alone = fixes(rmc("064500.00"), rmc("064501.25"))
    #expect(alone.map(\.time.instant) == [FixLineTests.time, FixLineTests.time + 1_250])
    #expect(alone.allSatisfy { $0.elevation == nil && $0.accuracy == nil })
    #expect(fixes(rmc("064500"), gga("064500"), gga("064501")).map(\.time.instant).last == FixLineTests.time + 1_000)
  }

  @Test func receiversThatKnowNoPlaceTellNone() {
    #expect(fixes(rmc("064500", status: "V"), gga("064500", quality: 0)).isEmpty)
    #expect(fixes(nmea("GPRMC,,V,,,,,,,,,,N"), nmea("GPGGA,,,,,,0,00,99.99,,,,,,")).isEmpty)
    // These sentences contain no date.
    #expect(fixes(gga("064500"), gga("064501")).isEmpty)
    #expect(fixes(nmea("GPGSV,3,1,11,01,05,040,22"), nmea("PMTK001,314,3"), "!AIVDM,1,1,,B,x,0*25").isEmpty)
  }

  @Test func midnightPasses() {
    let all = fixes(rmc("235959.00"), gga("235959.00"), gga("000000.00"), gga("000001.00"))
    #expect(
      all.map { $0.time.description } == ["2026-05-03T23:59:59Z", "2026-05-04T00:00:00Z", "2026-05-04T00:00:01Z"])
  }

  @Test func southAndWestAreNegative() {
    let fix = fixes(nmea("GPRMC,064500,A,3352.1280,S,07039.5000,W,0,0,030526,,,A")).first
    #expect(fix?.lat == -(33 + 52.128 / 60) && fix?.lon == -(70 + 39.5 / 60))
  }

  @Test(arguments: [
    ("064500", "030526", "5060.00000"), ("064500", "030526", "9100.0"), ("064500", "030526", "50x"),
    ("064500", "030526", "-5005.2"), ("246060", "030526", "5005.2"), ("0645", "030526", "5005.2"),
    ("064500", "320526", "5005.2"), ("064500", "0305", "5005.2"), ("064500.x", "030526", "5005.2"),
  ]) func fieldsThatSayWhatCannotBeAreBad(time: String, day: String, lat: String) {
    guard case .bad(let problem)? = read(rmc(time, day: day, lat: lat)).first,
      case .sentenceField(let kind, _)? = problem.content(as: RunningMessage.self)
    else {
      Issue.record("\(time) \(day) \(lat) was taken")
      return
    }
    #expect(kind == "RMC")
  }

  @Test func aWrongChecksumIsNamed() {
    let sentence = rmc("064500")
    let wrong = sentence.dropLast(2) + (sentence.hasSuffix("00") ? "01" : "00")
    guard case .bad(let problem)? = read(String(wrong)).first else {
      Issue.record("it was taken")
      return
    }
    #expect(
      problem.content(as: RunningMessage.self) == .sentenceChecksum(told: "00", sum: String(sentence.suffix(2))))
    #expect(read(nmea("GPGGA,064500")).first == .bad(.running(.sentenceCut(kind: "GGA"))))
    #expect(read(String(repeating: "$", count: 20_000)).first == .bad(.running(.feedLineLong(most: 16_384))))
  }
}
