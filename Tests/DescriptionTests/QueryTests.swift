import Composition
import KernelApplication
import TestSupport
import Testing

/// The service keeps what a query answers until the book changes. So it follows from the book alone: on another day it is
/// the same.
struct QueryTests {
  private static let days = ["2026-01-05T12:00:00Z x0", "2027-03-09T22:30:00Z x0"]

  private let book: DescribedBook
  private let apps: [App]

  init() throws {
    book = try DescribedBook()
    apps = try [book].flatMap { book in
      try QueryTests.days.map { day in
        try App(App.Configuration(store: book.store) { $0 == "RECORDBOOK_CLOCK" ? day : nil })
      }
    }
    let standards = book.folder.write(
      Array("name,sex,age_from,age_to,course,style,distance,time\nA,female,40,44,scm,freestyle,50,0:30.00\n".utf8),
      to: "standards.csv")
    for (method, input) in [
      ("settings.updateSettings", #"{"swimming.birth":"1981","swimming.pointsTable":"female"}"#),
      ("swimming.replaceStandards", #"{"path":"\#(standards)"}"#), ("swimming.setGoal", #"{"goal":"8 km"}"#),
      (
        "swimming.setTarget",
        #"{"style":"freestyle","distance":100,"course":"scm","time":"1:05.00","day":"2026-05-01"}"#
      ),
      (
        "strength.saveRoutine",
        #"{"name":"Legs","blocks":[{"exercise":"Barbell_Squat","targets":[{"reps":5,"rpe":8}]}]}"#
      ), ("strength.scheduleWorkout", #"{"routine":"r1","weekdays":[1,4]}"#),
    ] {
      _ = try book.app.call(method: method, json: Array(input.utf8))
    }
  }

  @Test func aQueryAnswersTheSameOnAnotherDay() throws {
    var compared = 0
    for method in book.methods where method["x-kind"] == .text("query") && !DescribedBook.special.contains(method.name)
    {
      let arguments = try book.arguments(of: method) { source, params in
        try JSONTree(book.app.call(method: source.name, json: Array(params.json)))
      }
      for params in arguments {
        let answers = try apps.map { try JSONTree($0.call(method: method.name, json: Array(params.json))) }
        #expect(answers[0] == answers[1], "\(method.name) \(params)")
        compared += 1
      }
    }
    #expect(compared > 100)
  }
}
