import BookApplication
import Composition
import IPC
import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingApplication
import Testing

/// A client words a failure anew, in its own language and for its own book, from what the service tells it.
@Suite struct FailuresOnTheWireTests {
  private static let failures: [Failure] = [
    .invalidInput(field: "laps", problem: .swimming(.partOfMerged(laps: "2-3")), valid: ["2-3"]),
    .invalidInput(field: "", problem: .json(.notJSON(line: 1, column: 2, problem: .expectedAtEnd(what: .memberName)))),
    .notFound(.swimming(.noSuchSegment(name: "20230605T060000Z.2", segments: 1))),
    .badFile(path: "/a.zip", problem: .format(.cutInside(part: .comment)), place: .byte(at: 7, line: 2, entry: "b")),
    .badFile(path: "/a.fit", problem: .book(.amongOthers(problem: .format(.checksum))), place: .beginning),
    .badFile(path: "/b.json", problem: .backup(.lineChecksum), place: .line(number: 4)),
    .badFile(path: "/b.json", problem: .book(.backupDamaged(problem: .json(.missing))), place: .inside(name: "a/b")),
    .badFile(path: "/a", problem: .file(.isFolder)), .accessDenied(path: "/a", problem: .file(.mayNotBeRead)),
    .conflict(.swimming(.lapWasSplit(lap: 4, change: 41))), .conflict(.change(.restedUpon(number: 1, later: [2, 4]))),
    .storeBusy(path: "/s", holder: 42), .storeBusy(path: "/s", holder: nil),
    .storeBusy(path: "/s", holder: 42, isStopped: true),
    .storeDamaged(place: "/s/manifest.json", problem: .store(.size(found: 1, written: 2))),
    .storeNewer(path: "/s", found: 3, supported: 2), .storeReadOnly(path: "/s"), .diskFull(path: "/s"),
    .system(operation: "open", path: "/s", reason: "Too many open files"), .cancelled,
  ]

  private let english = EnglishLocalizer { App.strings }

  private func words(_ failure: Failure, _ language: Language) -> FailureStrings {
    FailureStrings(
      failure, language: language, program: KernelPresentation.Program(options: ["--store", "/b"]), App.strings)
  }

  @Test(arguments: failures, Language.allCases) func saysTheSame(failure: Failure, language: Language) throws {
    let told = try #require(Failure(RPCError(failure, english)))
    #expect(words(told, language) == words(failure, language))
    #expect(RPCError(told, english) == RPCError(failure, english), "told on")
  }

  @Test func isThereInWordsAndForPrograms() {
    let error = RPCError(.conflict(.swimming(.lapWasSplit(lap: 4, change: 41))), english)
    #expect(
      String(decoding: error.json, as: UTF8.self)
        == #"{"code":-32004,"message":"The change does not fit the book","data":{"failure":"conflict","#
        + #""problem":"lap 4 was split","hint":"Undo that first: recordbook undo 41","#
        + #""id":"swimming.lapWasSplit","arguments":{"lap":4,"change":41}}}"#)
    let missing = RPCError(.notFound(.swimming(.noSuchSwim(name: "x\u{1B}"))), english)
    #expect(missing.message == "There is no swim \"x\u{FFFD}\"")
  }

  /// A newer service has messages that this program can't word, and members that it does not know.
  @Test func whatIsNotKnownIsSaidAsItWasTold() throws {
    let data = """
      {"failure":"conflict","problem":"the sea was rough","hint":"Wait.","id":"swimming.seaWasRough",\
      "arguments":{"waves":7},"tide":{"high":true}}
      """
    let failure = try #require(Failure(RPCError(code: -32_004, message: "?", data: Array(data.utf8))))
    #expect(words(failure, .cs).problem == "the sea was rough")
    #expect(words(failure, .cs).hint == "Wait.")
  }

  /// An older service tells words alone, and where in a file as a text.
  @Test func anOlderServicesWordsAreKept() throws {
    let data = #"{"failure":"badFile","path":"/a","problem":"is cut","place":"byte 7","hint":"Export it again."}"#
    let failure = try #require(Failure(RPCError(code: -32_002, message: "?", data: Array(data.utf8))))
    #expect(words(failure, .cs).problem == "/a: is cut")
    #expect(words(failure, .cs).hint == "Export it again.")
  }
}
