package import KernelPresentation

/// What an import did to a feature, for a page.
package struct ImportedPart {
  /// What was added, in a few words: `62 swims`; nil where nothing was.
  package var added: String?
  package var count: Element
  /// The records that fell, as rows that lead to them.
  package var records: [Element]
  /// The way to what was added.
  package var see: Element

  package init(added: String?, count: Element, records: [Element], see: Element) {
    self.added = added
    self.count = count
    self.records = records
    self.see = see
  }

  /// - Parameter time: with what follows it in the row below the name, `was 2:58.26`.
  package static func record(
    _ name: String, _ time: String, spoken: String, was: String, to destination: Destination
  ) -> Element {
    Element(
      .row, label: "\(name): \(spoken), \(was)", icon: .forward, to: destination,
      children: [
        Element(.text, name, placement: .leading, type: .body, icon: .best), .cell(time, .center, .time),
        .cell(was, .trailing, .caption, Hue.secondary.text),
      ])
  }
}
