package import KernelApplication
package import SwimmingDomain

/// The effects of one change of the book on official results, base times, targets, standards and goals.
package struct SwimMeetsChange: Codable, Hashable, Sendable {
  package var added: [OfficialResultID]
  package var removed: [OfficialResultID]
  package var baseTimes: Bool
  /// True if target times were set or removed; nil otherwise.
  package var targets: Bool?
  /// True if the table of standards was replaced; nil otherwise.
  package var standards: Bool?
  /// The names of other swimmers whose results, kept for comparison, were added or removed; nil if there are none.
  package var beside: [String]?
  /// True if a new weekly goal was set; nil otherwise.
  package var goal: Bool?

  package static let schema = Schema(
    "SwimMeetsChange", "What a change did to official results, base times, targets, standards and the weekly goal.",
    [
      .init("added", .list(OfficialResultID.schema), "The names of the official results that were added."),
      .init("removed", .list(OfficialResultID.schema), "The names of the official results that were removed."),
      .init("baseTimes", .flag, "Whether base times of points were replaced."),
      .optional("targets", .flag, "True if targets were set or removed; left out otherwise."),
      .optional("standards", .flag, "True if standards were replaced; left out otherwise."),
      .optional(
        "beside", .list(.text),
        "The names of other swimmers whose results were added beside the user's or removed; left out if none were."),
      .optional("goal", .flag, "True if a weekly goal was begun; left out otherwise."),
    ])

  init(_ edits: [SwimMeets.Edit]) {
    (added, removed, baseTimes) = ([], [], false)
    for edit in edits {
      switch edit {
      case .add(let result): added.append(result.id)
      case .remove(let id): removed.append(id)
      case .replaceBaseTimes, .replaceAgeBases: baseTimes = true
      case .replaceStandards: standards = true
      case .setTarget, .removeTarget: targets = true
      case .setGoal: goal = true
      case .addBeside(let mate): beside = (beside ?? []) + [mate.name]
      case .removeBeside(let name): beside = (beside ?? []) + [name]
      }
    }
  }
}

extension OfficialResultID {
  package static let schema = Schema(
    "OfficialResultID",
    """
    The name of an official result: its day, course, style, distance and time in hundredths of a second, and the round \
    if there were several.
    """,
    .text(pattern: #"^[0-9]{8}-[a-z0-9.-]+$"#), examples: [#""20251108-scm-freestyle-100-7234""#],
    from: [Schema.Source("swimming.listOfficialResults", "/results/*/id")])
}

extension OfficialResultID: RefusingValue {
  package static func refusal(of text: String?) -> Message { .swimming(.noResultName(text: text)) }
}
