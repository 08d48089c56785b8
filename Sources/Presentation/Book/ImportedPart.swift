package import KernelPresentation

/// The effects of an import on one feature, for the page with the import's result.
package struct ImportedPart {
  /// The data that was added, in a few words such as `62 swims`; nil if nothing was added.
  package var added: String?
  package var count: Element
  /// The personal records that the imported activities beat, as rows that link to them.
  package var records: [Element]
  /// A link to the data that was added.
  package var see: Element

  package init(added: String?, count: Element, records: [Element], see: Element) {
    self.added = added
    self.count = count
    self.records = records
    self.see = see
  }

  /// Returns a row for a record that was beaten.
  /// - Parameters:
  ///   - name: the record's name.
  ///   - time: the new record.
  ///   - spoken: what assistive technology says for the row.
  ///   - was: the old record, below the name, as in `was 2:58.26`.
  ///   - destination: the screen to which the row leads.
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
