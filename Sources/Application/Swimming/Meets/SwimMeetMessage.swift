package import KernelApplication

/// Messages to the user about official results and meet files.
package enum SwimMeetMessage: MessageContent {
  package static var concern: String { "swimming" }

  case noResultName(text: String?)
  case noSuchResult(name: String)
  case noSwimTime(text: String)
  case noSwimGoal(text: String)
  case notOfThePool(distance: Int, unit: String, course: String)
  case noMeetStyle
  case meetMissing
  case noBirth(text: String)
  case athleteMissing
  case noSuchAthlete(name: String, nearest: [String])
  case severalAthletes(name: String, athletes: [String])
  /// Several athletes have the licence number that identifies the user.
  case licenceOfMany(licence: String, count: Int, athletes: [String])
  /// No athlete in the file has the name, but an athlete with a different name has the licence number.
  case licenceOfAnother(licence: String, name: String, athlete: String)
  /// The book keeps no results for comparison of a swimmer with this name.
  case noneBeside(name: String, swimmers: [String])
  case besideMissing
  /// The input contains both the user's name and the name of another swimmer whose results to keep; only one of them
  /// is allowed.
  case nameAndBeside
  case noResultsInFile
  /// The file contains entries to a meet, but no results.
  case entriesOnly
  case notAMeetFile
  case meetFileCut
  case noMeetInFile
  case resultBeforeEntry
  case unknownSwimmer
  case noBaseTimesInFile
  case noStandardsInFile
  case noMeetInArchive
  /// The user gave a meet file to the command `import`, which does not accept such files.
  case holdsMeets(path: String)
  case badRows(rows: [ResultRowProblem])
  case badBaseTimeRows(rows: [ResultRowProblem])
  case badAgeBaseRows(rows: [ResultRowProblem])
  case badStandardRows(rows: [ResultRowProblem])
}

extension Message {
  package static func swimming(_ content: SwimMeetMessage) -> Message { Message(content) }
}
