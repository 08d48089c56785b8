package import KernelApplication
package import SwimmingDomain

/// What a change says of meets.
package struct SwimMeetsChange: Codable, Hashable, Sendable {
  package var added: [OfficialResultID]
  package var removed: [OfficialResultID]
  package var baseTimes: Bool

  package static let schema = Schema(
    "SwimMeetsChange", "What a change says of meets.",
    [
      .init("added", .list(OfficialResultID.schema), "The official results that it put in."),
      .init("removed", .list(OfficialResultID.schema), "Those that it took out."),
      .init("baseTimes", .flag, "Whether it replaced base times of points."),
    ])

  init(_ edits: [SwimMeets.Edit]) {
    (added, removed, baseTimes) = ([], [], false)
    for edit in edits {
      switch edit {
      case .add(let result): added.append(result.id)
      case .remove(let id): removed.append(id)
      case .replaceBaseTimes: baseTimes = true
      }
    }
  }
}

extension OfficialResultID {
  package static let schema = Schema(
    "OfficialResultID",
    "The name of an official result: its day, course, style, distance and hundredths, and the round where there were several.",
    .text(pattern: #"^[0-9]{8}-[a-z0-9.-]+$"#), examples: [#""20251108-scm-freestyle-100-7234""#],
    from: [Schema.Source("swimming.listOfficialResults", "/results/*/id")])
}

extension OfficialResultID: RefusingValue {
  package static func refusal(of text: String?) -> Message { .swimming(.noResultName(text: text)) }
}
