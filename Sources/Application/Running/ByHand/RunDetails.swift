import KernelApplication
import KernelDomain
import RunningDomain

/// Checks the details that the user enters about a run, other than its distance and time.
struct RunDetails {
  var kind = RunKind.running
  var name: String?
  var note: String?
  var tags: [String] = []
  var shoes: String?
  var exertion: Int?

  init(_ input: AddRun.Input) throws(Failure) {
    if let word = input.kind, !word.isEmpty {
      guard let kind = RunKind(chosen: word) else {
        throw .invalidInput(field: "kind", problem: .running(.sportOption(text: word)), valid: RunKind.names)
      }
      self.kind = kind
    }
    name = try RunDetails.text(input.name, "name", most: 80)
    note = try RunDetails.note(input.note ?? "")
    let labels = input.labels?.split(separator: ",").map(String.init) ?? []
    tags = try RunDetails.tags((input.tags ?? []) + labels, "tags")
    shoes = try RunDetails.text(input.shoes, "shoes", most: 60)
    exertion = try RunDetails.exertion(input.effort)
  }

  /// Returns the text without spaces at its beginning and end; nil if that leaves nothing. Fails with `invalidInput`
  /// if the text is invalid.
  static func text(_ text: String?, _ field: String, most: Int) throws(Failure) -> String? {
    guard let text else { return nil }
    let kept = String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    guard kept.count <= most else { throw .invalidInput(field: field, problem: .running(.textLong(most: most))) }
    guard NamedTextRule.hidesNothing(kept) else {
      throw .invalidInput(field: field, problem: .input(.nameControlCharacters))
    }
    return kept.isEmpty ? nil : kept
  }

  /// Checks a note, and returns it. A note has at most 2,000 characters, and may have several lines.
  static func note(_ text: String) throws(Failure) -> String? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard text.count <= 2_000 else { throw .invalidInput(field: "note", problem: .running(.textLong(most: 2_000))) }
    guard lines.allSatisfy({ NamedTextRule.hidesNothing(String($0)) }) else {
      throw .invalidInput(field: "note", problem: .input(.nameControlCharacters))
    }
    let kept = lines.joined(separator: "\n")
    return kept.allSatisfy(\.isWhitespace) ? nil : kept
  }

  /// Checks tags, and returns them without repetitions.
  static func tags(_ tags: [String], _ field: String) throws(Failure) -> [String] {
    var kept: [String] = []
    for tag in tags {
      guard let tag = try text(tag, field, most: 30) else { continue }
      guard !tag.utf8.contains(UInt8(ascii: ",")) else {
        throw .invalidInput(field: field, problem: .running(.tagForm(most: 30)))
      }
      if !kept.contains(where: { foldedName($0) == foldedName(tag) }) { kept.append(tag) }
    }
    guard kept.count <= 10 else { throw .invalidInput(field: field, problem: .running(.tagsMany(most: 10))) }
    return kept
  }

  static func exertion(_ effort: Int?) throws(Failure) -> Int? {
    guard let effort else { return nil }
    guard RunListing.efforts.contains(effort) else { throw .refused(.effort, "effort", "\(effort)") }
    return effort
  }
}
