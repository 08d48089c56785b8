import Composition
import KernelApplication

/// All reading calls of a book, with the answers of a sound one.
struct BookQuestions: Sendable {
  struct Question: Hashable, Sendable {
    let method: String
    let parameters: String

    /// The section that the call is about: `running` for `running.listRuns`. The voices on runs are in another one.
    var section: String { method == "running.showVoices" ? "support" : String(method.prefix { $0 != "." }) }
  }

  /// The answers of a sound book, by call. They include only calls that always have the same answer.
  private(set) var answers: [Question: String] = [:]
  /// The number of methods that only read.
  private(set) var methods = 0
  /// The names of those reading methods whose answers can't be compared.
  private(set) var unasked: [String] = []

  /// - Parameter files: the files of a sound book.
  init(_ files: [String: [UInt8]]) throws {
    let (one, other) = (try OpenedBook(files, at: RichBook.now), try OpenedBook(files, at: RichBook.now))
    let catalog = one.app.catalog
    let own = ["book.checkStore", "account.showStatus"]
    let reading = catalog.methods.filter { catalog[$0]?.kind.isReading == true && !own.contains($0) }
    let known = try BookQuestions.parameters(one)
    methods = reading.count
    for method in reading {
      for parameters in known[method] ?? ["{}"] {
        do throws(Failure) {
          let answer = try one.ask(method, parameters)
          guard try other.ask(method, parameters) == answer else { continue }
          answers[Question(method: method, parameters: parameters)] = answer
        } catch {
          continue
        }
      }
      if !answers.keys.contains(where: { $0.method == method }) { unasked.append(method) }
    }
  }

  /// The parameters of methods that need any, by method. Their values are taken from the book.
  private static func parameters(_ book: OpenedBook) throws -> [String: [String]] {
    let swim = try book.ask("swimming.listSwims").member("id") ?? ""
    let segment = try book.ask("swimming.showSwim", "{\"swim\":\"\(swim)\"}").member("segment", beginning: swim)
    let run = "{\"run\":\"r20250615T100000Z\"}"
    let workouts = try book.ask("strength.listWorkouts", #"{"year":2024}"#)
    let workout = workouts.member("id", beginning: "s2024") ?? workouts.member("id") ?? ""
    let plan = try book.ask("support.listPlans").member("plan", beginning: "p") ?? ""
    let share = try book.ask("support.showPlan", "{\"plan\":\"\(plan)\"}").member("share") ?? ""
    let message = try book.ask("support.listMessages").member("message") ?? ""
    let post = try book.ask("feed.listPosts").member("id") ?? ""
    let imported = try book.ask("book.listImports").number("number")
    let day = #"{"day":"2026-06-05","prayer":"fajr"}"#
    return [
      "book.showImport": ["{\"import\":\(imported)}"],
      "running.showRun": [run, #"{"run":"r20240501T100000Z"}"#],
      "running.showTrack": [run],
      "running.showEffortHistory": [#"{"distance":"400m"}"#], "running.showWeek": [#"{"day":"2025-06-15"}"#],
      "swimming.showSwim": ["{\"swim\":\"\(swim)\"}"],
      "swimming.showSegment": ["{\"segment\":\"\(segment ?? swim + ".1")\"}"],
      "swimming.showRecordHistory": [#"{"style":"freestyle","distance":50}"#],
      "swimming.showYear": [#"{"year":2023}"#], "swimming.showMonth": [#"{"month":"2023-06"}"#],
      "strength.showWorkout": ["{\"workout\":\"\(workout)\"}"],
      "strength.showHistory": [#"{"exercise":"Barbell Squat"}"#], "strength.searchExercises": [#"{"query":"strange"}"#],
      "support.showPlan": ["{\"plan\":\"\(plan)\"}"], "support.showShare": ["{\"share\":\"\(share)\"}"],
      "support.showMessage": ["{\"message\":\"\(message)\"}"], "feed.showPost": ["{\"post\":\"\(post)\"}"],
      "feed.previewPost": ["{\"workout\":\"\(workout)\"}"], "prayer.showEntry": [day],
      "prayer.showStatistics": [#"{"period":"year","day":"2024-03-05"}"#], "prayer.showHeatMap": [#"{"year":2024}"#],
      "swimming.showSplits": ["{\"segment\":\"\(swim).2\"}"],
      "swimming.showStatistics": [#"{"by":"month"}"#, #"{"by":"year"}"#],
      "swimming.compareSwims": ["{\"first\":\"\(swim)\",\"second\":\"\(swim)\"}"],
      "strength.showRecords": [#"{"exercise":"Bench Press (Barbell)"}"#],
      "strength.showChart": ["volume", "oneRepMax", "muscles", "bodyWeight"].map { "{\"name\":\"\($0)\"}" },
      "strength.renderChartAudio": [#"{"name":"volume"}"#], "strength.renderCue": [#"{"cue":"end"}"#],
      "prayer.findCities": [#"{"name":"prague"}"#], "feed.showPerson": [#"{"person":"Jana"}"#],
      "screen.render": ["text", "html"].map { "{\"route\":\"recordbook://\",\"format\":\"\($0)\"}" },
      "screen.show": [
        "", "swimming/records", "running/home", "running/track", "support/home", "support/history", "prayer",
        "strength/home", "strength/active", "feed", "settings", "changes", "review",
      ].map { "{\"route\":\"recordbook://\($0)\"}" },
    ]
  }
}
