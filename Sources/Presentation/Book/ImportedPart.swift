package import KernelPresentation

/// How an import changed one feature's data, as shown on the page with the import's result.
package struct ImportedPart {
  /// The data that was added, in a few words such as `62 swims`; nil if nothing was added.
  package var added: String?
  package var count: Element
  /// A row for each personal record that the imported activities beat, which links to the record.
  package var records: [Element]
  /// A link to the screen that shows the data that was added.
  package var see: Element

  package init(added: String?, count: Element, records: [Element], see: Element) {
    self.added = added
    self.count = count
    self.records = records
    self.see = see
  }

  /// Returns a row for a record that an imported activity beat.
  /// - Parameters:
  ///   - name: the record's name.
  ///   - time: the new best value, such as a time.
  ///   - spoken: the new best value as assistive technology says it.
  ///   - was: the text with the previous best value, which is shown below the name: `was 2:58.26`.
  ///   - destination: the screen to which the row leads.
  package static func record(
    _ name: String, _ time: String, spoken: String, was: String, to destination: Destination
  ) -> Element {
    Element(
      .row, label: "\(name): \(spoken), \(was)", icon: .forward, to: destination,
      children: [
        Element(
          .text, name, placement: .leading, type: .body, fill: Hue.best.fill, icon: Icon("medal.fill", .featured)),
        .cell(time, .center, .time),
        .cell(was, .trailing, .caption, Hue.secondary.text),
      ])
  }
}
