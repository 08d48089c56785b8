import KernelApplication
import KernelDomain
import Storage

/// Steps that erase changes and files.
extension DocumentWorkload {
  /// Erases some changes that only added words, or everything in a section's journal; and a file.
  mutating func erase(_ model: WordModel) -> Step {
    let section = section()
    let isAll = Int.random(in: 0..<4, using: &random) == 0
    let some = model[section].changes.filter { isAll || $0.undone == nil && $0.kinds.isEmpty }
      .filter { _ in isAll || Int.random(in: 0..<3, using: &random) == 0 }
    let ids = Set(some.compactMap(\.id))
    let file = model[section].files.keys.inOrder.randomElement(using: &random)
    var after = model.erasing(Set(some.map(\.key)), in: section)
    if let file {
      after[section].files[file] = nil
      removed.insert(file.place)
    }
    if ids.isEmpty, file == nil { return append(model) }
    disturbed.insert(section)
    let words =
      ids.filter { !$0.hasPrefix(WordReducer.both) }.flatMap { ["\"\($0)|", ";\($0)|"] }
      + (file.flatMap { model[section].files[$0] }.map(fileWord) ?? [])
    var step = DocumentWorkload.step("erasing of \(ids.count)", after, isDurable: true, of: [section]) {
      (transaction) throws(Failure) in
      let found = try transaction[section].changes.map(WordSection.Change.init)
      let numbers = found.filter { change in isAll || change.id.map(ids.contains) ?? false }.map(\.key)
      try transaction.erase(Set(numbers), of: section)
      if let file { try transaction.remove(file) }
      if try transaction[section].bytes(of: WordReducer.foldedKey) != nil, section == WordReducer.beta {
        let folded = try DocumentWorkload.folded(transaction[section]).filter { !($0.id.map(ids.contains) ?? false) }
        try transaction.put(WordReducer.file(of: folded), at: WordReducer.foldedKey)
      }
    }
    step.erases = words
    return step
  }

  private static func folded(_ content: SectionContent) throws(Failure) -> [WordSection.Change] {
    try content.bytes(of: WordReducer.foldedKey).map(WordReducer.changes) ?? []
  }

  /// The word that identifies a file; empty for a file that a repair has created.
  private func fileWord(_ bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("{\"text\":\"f"), let end = text.firstIndex(of: "|") else { return [] }
    return [String(text[text.index(text.startIndex, offsetBy: 8)...end])]
  }
}
