import Composition
import KernelApplication
import StrengthApplication
import TestSupport
import Testing

/// A set that is typed in its row of the workout under way.
@Suite(.serialized)
struct OpenSetTests {
  private static let route = "recordbook://strength/active"
  private static let key = "strength.logSet?block=1"

  /// A book with a workout of one exercise.
  private func lifting(_ exercise: String) throws -> OpenBook {
    let book = try OpenBook(isEmpty: true)
    _ = try book.app.call(method: "strength.startWorkout", json: Array("{}".utf8))
    _ = try book.app.call(method: "strength.addExercise", json: Array(#"{"exercise":"\#(exercise)"}"#.utf8))
    return book
  }

  private func log(_ load: String, _ reps: String, in book: OpenBook) -> OpenBook.Answer {
    let page = book.show(Self.route)
    return book.post(
      book.prefix + "/screen/strength/active",
      [
        ("nonce", page.hidden("nonce").first ?? ""), ("action", Self.key), ("in-load/thousandths", load),
        ("in-reps", reps),
      ])
  }

  private func field(_ name: String, of page: OpenBook.Answer) throws -> String {
    let fields = page.body.components(between: "<input", and: ">").filter { $0.contains("name=\"in-\(name)\"") }
    try #require(fields.count == 1, "\(fields)")
    return fields[0]
  }

  private func active(_ book: OpenBook) throws -> String {
    String(decoding: try book.app.call(method: ShowActiveWorkout.method, json: Array("{}".utf8)), as: UTF8.self)
  }

  @Test(arguments: [("62,5", 62_500, "kg"), ("135lbs", 135_000, "lb"), ("+20", 20_000, "kg")])
  func aLoadIsReadAsItIsMeant(_ typed: String, _ thousandths: Int, _ unit: String) throws {
    let book = try lifting("Barbell_Squat")
    let done = log(typed, "5", in: book)
    #expect(done.status == 303, "\(done.head)")
    let workout = try active(book)
    #expect(workout.contains(#""load":{"thousandths":\#(thousandths),"unit":"\#(unit)"}"#), "\(workout)")
  }

  @Test(arguments: ["", "body weight"]) func noLoadIsNone(_ typed: String) throws {
    let book = try lifting("Barbell_Squat")
    #expect(log(typed, "5", in: book).status == 303)
    let workout = try active(book)
    #expect(workout.contains(#""reps":5"#) && !workout.contains(#""load":"#), "\(workout)")
  }

  /// What was typed stays in its field, why it is refused stands below it, and nothing is logged.
  @Test(arguments: [("1e5", "not a number"), ("−20", "no assisted exercise")])
  func whatIsRefusedStaysInItsField(_ typed: String, _ why: String) throws {
    let book = try lifting("Barbell_Squat")
    let refused = log(typed, "7", in: book)
    #expect(refused.status == 422)
    let load = try field("load/thousandths", of: refused)
    #expect(load.contains("value=\"\(typed)\"") && load.contains("aria-invalid=\"true\"") && load.contains("autofocus"))
    let note = try #require(load.components(between: "aria-describedby=\"", and: "\"").first)
    let below = try #require(refused.body.components(between: "id=\"\(note)\">", and: "</p>").first)
    #expect(below.replacing("\u{A0}", with: " ").contains(why), "\(below)")
    #expect(try field("reps", of: refused).contains("value=\"7\""))
    #expect(refused.body.contains("Barbell Squat (Assisted)") == (typed == "−20"))
    #expect(!book.show(Self.route).body.contains("Delete Set 1"))
  }
}
