import Composition
import KernelApplication
import System
import TestSupport

/// A book with data of all features, a live run and a workout in progress, and older versions of its files.
struct RichBook: Sendable {
  /// The contents of the store's files, by name.
  private(set) var files: [String: [UInt8]] = [:]
  /// The earlier contents of files, by name without the generation.
  private(set) var older: [String: [[UInt8]]] = [:]

  /// The time at which the clock stands when the book is queried.
  static let now = "2026-06-21T10:05:00Z"

  init() throws {
    let folder = TemporaryFolder()
    try fill(OpenedBook([:], at: "2026-06-21T09:00:00Z", in: folder))
    try beginLive(folder)
  }

  private mutating func keep(_ book: OpenedBook) {
    for (name, bytes) in book.files {
      if let before = files.first(where: { RichBook.key($0.key) == RichBook.key(name) })?.value, before != bytes {
        older[RichBook.key(name), default: []].append(before)
      }
    }
    files = book.files
  }

  /// A file's name without its generation.
  static func key(_ name: String) -> String {
    name.split(separator: ".").filter { Int($0) == nil }.joined(separator: ".")
  }

  // MARK: What is in it

  private mutating func fill(_ book: OpenedBook) throws {
    _ = try book.ask("profile.updateProfile", #"{"name":"Eva"}"#)
    keep(book)
    for (number, files) in RichBook.inputs(book).enumerated() {
      let paths = files.map { "\"\($0)\"" }.joined(separator: ",")
      _ = try book.ask("book.importFiles", "{\"paths\":[\(paths)],\"unit\":\"kg\"}")
      keep(book)
      if number == 0 { _ = try book.ask("settings.updateSettings", #"{"theme":"dark"}"#) }
    }
    try undoImports(book)
    _ = try book.ask("prayer.setPlace", #"{"city":"prague"}"#)
    try takePrayers(book)
    keep(book)
    for day in 1...9 {
      _ = try book.ask("prayer.logPrayer", "{\"prayer\":\"fajr\",\"day\":\"2026-06-0\(day)\",\"status\":\"late\"}")
    }
    _ = try book.ask("running.renameRun", #"{"run":"r20250615T100000Z","name":"By the river"}"#)
    keep(book)
    _ = try book.ask("running.trimRun", #"{"run":"r20250620T100000Z","from":"0:10","to":"3:00"}"#)
    let swim = try book.ask("swimming.listSwims").member("id") ?? ""
    _ = try book.ask("swimming.excludeLaps", "{\"segment\":\"\(swim).1\",\"laps\":[1,1]}")
    keep(book)
    _ = try book.ask("swimming.setPoolLength", "{\"swim\":\"\(swim)\",\"poolMetres\":33}")
    _ = try book.ask("strength.logBodyWeight", #"{"weight":{"thousandths":63500,"unit":"kg"}}"#)
    let workout = try book.ask("strength.listWorkouts").member("id") ?? ""
    _ = try book.ask("feed.createPost", "{\"workout\":\"\(workout)\"}")
    _ = try book.ask("feed.pairPerson", #"{"name":"Jana"}"#)
    keep(book)
    try support(book)
  }

  /// Imports another version of a run, which remains in effect. Then imports a version of another run and a log, and
  /// undoes both.
  private mutating func undoImports(_ book: OpenedBook) throws {
    let again = RichBook.track(of: "2025-06-20", named: "Again", book)
    _ = try book.ask("book.importFiles", "{\"paths\":[\"\(again)\"]}")
    keep(book)
    let log = """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2025-02-11 16:46:13,"Pull",1h,"Bench Press (Barbell)",1,85,5,0,0,"","",
      2025-03-11 16:46:13,"Odd",1h,"Odd Lift",1,40,5,0,0,"","",

      """
    let paths = [
      RichBook.track(of: "2024-05-01", named: "Twice", book), RichBook.track(of: "2025-09-01", book),
      book.write(log.utf8, to: "undone.csv"),
    ]
    let number = try book.ask(
      "book.importFiles", "{\"paths\":[\(paths.map { "\"\($0)\"" }.joined(separator: ","))],\"unit\":\"kg\"}"
    ).number("number")
    keep(book)
    _ = try book.ask("book.undo", "{\"change\":\(number)}")
    keep(book)
  }

  /// Adds two years of prayers as files, from a backup of another book.
  private func takePrayers(_ book: OpenedBook) throws {
    let other = try OpenedBook([:], at: "2026-06-21T09:00:00Z")
    _ = try other.ask("prayer.setPlace", #"{"city":"prague"}"#)
    for year in [2024, 2025] {
      _ = try other.ask(
        "prayer.logRange", "{\"from\":\"\(year)-03-01\",\"to\":\"\(year)-03-20\",\"status\":\"on-time\"}")
    }
    let path = other.path("prayers.json")
    _ = try other.ask("book.exportBook", "{\"path\":\"\(path)\"}")
    _ = try book.ask("book.importFiles", "{\"paths\":[\"\(path)\"]}")
  }

  private mutating func support(_ book: OpenedBook) throws {
    let plan =
      try book.ask("support.createPlan", #"{"name":"Sunday","day":"2026-06-21","goalMetres":10000}"#)
      .member("plan", beginning: "p") ?? ""
    let share = try book.ask("support.sharePlan", "{\"plan\":\"\(plan)\",\"friend\":\"Sarah\"}").member("share") ?? ""
    for number in 1...2 {
      let path = book.write(RichBook.wave(seconds: 1 + number), to: "v\(number).wav")
      _ = try book.ask(
        "support.receiveMessages", "{\"paths\":[\"\(path)\"],\"share\":\"\(share)\",\"at\":\"\(number) km\"}")
      keep(book)
    }
    _ = try book.ask("support.createPlan", #"{"name":"Later","day":"2026-07-21"}"#)
    keep(book)
  }

  /// A sound file with 8,000 samples per second of 16 bits.
  private static func wave(seconds: Int) -> [UInt8] {
    func number(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let samples = (0..<seconds * 8_000).flatMap { number(($0 % 20 < 10 ? 4_000 : -4_000) & 0xFFFF, 2) }
    return Array("RIFF".utf8) + number(36 + samples.count, 4) + Array("WAVEfmt ".utf8) + number(16, 4) + number(1, 2)
      + number(1, 2) + number(8_000, 4) + number(16_000, 4) + number(2, 2) + number(16, 2) + Array("data".utf8)
      + number(samples.count, 4) + samples
  }

  // MARK: What is under way

  /// Begins to record a run of a hundred fixes in a service that ends during the run.
  private mutating func beginLive(_ folder: TemporaryFolder) throws {
    let before = try OpenedBook([:], at: "2026-06-21T10:00:00Z", in: folder)
    _ = try before.ask("strength.startWorkout", #"{"name":"Today"}"#)
    _ = try before.ask("strength.addExercise", #"{"exercise":"Barbell Squat"}"#)
    _ = try before.ask("strength.logSet", #"{"load":{"thousandths":100000,"unit":"kg"},"reps":5}"#)
    let plan = try before.ask("support.listPlans").member("plan", beginning: "p") ?? ""
    _ = try before.ask("support.startRun", "{\"plan\":\"\(plan)\"}")
    let book = try OpenedBook([:], at: "2026-06-21T10:02:00Z", in: folder, holds: true)
    for number in 1...100 {
      try addFix(number, metres: number * 12, book)
      if number % 33 == 0 { keep(book) }
    }
    book.app.release()
    keep(book)
  }

  private func addFix(_ number: Int, metres: Int, _ book: OpenedBook) throws {
    let time = "2026-06-21T10:0\(number / 60):\(number % 60 < 10 ? "0" : "")\(number % 60)Z"
    let degrees = 50_080_000 + metres * 9
    let latitude = "\(degrees / 1_000_000).0\(degrees % 1_000_000)"
    _ = try book.ask(
      "running.addFixes",
      "{\"run\":\"r20260621T100000Z\",\"sequence\":\(number),\"fixes\":"
        + "[{\"time\":\"\(time)\",\"lat\":\(latitude),\"lon\":14.42,\"accuracy\":5}]}")
  }

  // MARK: Files to import

  private static func inputs(_ book: OpenedBook) -> [[String]] {
    let swims = ["2023", "2024"].map { year in
      let text = String(decoding: AppleHealthSample.xml, as: UTF8.self).split(separator: "2023-06-05").joined(
        separator: "\(year)-06-05")
      return book.write(text.utf8, to: "swims\(year).xml")
    }
    let runs = ["2024-05-01", "2025-06-15", "2025-06-20"].map { track(of: $0, book) }
    let log = """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2024-02-10 16:46:13,"Wednesday",1h,"Bench Press (Barbell)",1,75.5,8,0,0,"","",8.5
      2024-02-10 16:46:13,"Wednesday",1h,"Strange Lift",1,20,8,0,0,"","",
      2025-02-11 16:46:13,"Push",1h,"Bench Press (Barbell)",1,80,5,0,0,"","",

      """
    return [[swims[0], runs[0]], [swims[1], runs[1]], [runs[2], book.write(log.utf8, to: "log.csv")]]
  }

  /// A run of a few minutes, as a GPX file.
  static func track(of day: String, named name: String? = nil, _ book: OpenedBook) -> String {
    let points = (0..<240).map { second in
      let time = "\(day)T10:0\(second / 60):\(second % 60 < 10 ? "0" : "")\(second % 60)Z"
      return "<trkpt lat=\"50.00\(1_000 + second * 3)\" lon=\"14\"><time>\(time)</time></trkpt>"
    }
    let head = name.map { "<name>\($0)</name>" } ?? ""
    let text =
      "<gpx version=\"1.1\"><trk>\(head)<type>running</type><trkseg>\(points.joined())</trkseg></trk></gpx>"
    return book.write(text.utf8, to: "\(day).gpx")
  }
}
