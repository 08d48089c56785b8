package import KernelApplication
package import KernelDomain

package struct ShowOverview: UseCase {
  package static let method = "book.showOverview"
  package static let summary =
    "Show the book at a glance: a part per feature, and how many things the user has to decide."
  /// This is an inspection and not a query, because the output depends on the current day; the output of a query may be
  /// cached until the book changes.
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    package var day: CivilDay?

    package static let schema = Schema(
      "The day for which to show the book.",
      [
        .optional(
          "day", CivilDay.schema, "The day that counts as today; if left out, the current day by the service's clock.")
      ])

    package init(day: CivilDay? = nil) { self.day = day }
  }

  package struct Output: Described {
    /// The date that the overview treats as today.
    package var day: CivilDay
    package var isEmpty: Bool
    package var parts: FeatureParts
    package var awaitsReview: Int
    /// The features with decisions that the user has to make, in display order; nil if there are none.
    package var awaiting: [Awaiting]?
    /// The ids of the features that the setting `book.overview` names; nil if it names none, which means all.
    package var features: [String]?
    /// The damage because of which some features are missing from the overview; nil if none are missing.
    package var unread: [StoreFinding]?

    package static let schema = Schema(
      "The book at a glance.",
      [
        .init("day", CivilDay.schema, "The day for which the book is shown."),
        .init("isEmpty", .flag, "Whether no feature has any data."),
        .parts(
          .overview,
          """
          The features at a glance, without those that have no data and those that the setting `book.overview` leaves \
          out.
          """),
        .init(
          "awaitsReview", .integer, "The number of things that the user has to decide, in all features.",
          unit: .of("things")),
        .optional(
          "awaiting", .list(Awaiting.schema),
          "The features in which the user has to decide something; left out if there is nothing to decide."),
        .optional(
          "features", .list(.text), "The features that the setting `book.overview` names; left out if it names none.",
          examples: [#"["swimming"]"#]),
        .optional(
          "unread", .list(StoreFinding.schema),
          "The damaged parts of the store, whose features are not shown; left out if there are none."
        ),
      ])

    package init(day: CivilDay, isEmpty: Bool, parts: FeatureParts, awaitsReview: Int) {
      self.day = day
      self.isEmpty = isEmpty
      self.parts = parts
      self.awaitsReview = awaitsReview
    }

    /// How much the user has to decide in a feature.
    package struct Awaiting: Codable, Hashable, Sendable {
      /// The feature's id.
      package var feature: String
      package var count: Int

      package static let schema = Schema(
        "AwaitingFeature", "How much the user has to decide in a feature.",
        [
          .init("feature", .text, "The feature.", examples: [#""swimming""#]),
          .init("count", .integer, "The number of things that the user has to decide.", unit: .of("things")),
        ])
    }
  }

  /// Returns the overviews of all features in display order. It is called each time the use case runs.
  let overviews: @Sendable () -> [any FeatureOverview]
  let settings: any SettingsRepository
  /// Returns today's date in the machine's time zone.
  let today: @Sendable () -> CivilDay

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let chosen = try BookSettings.features(in: settings.settings())
    let day = input.day ?? today()
    var output = Output(day: day, isEmpty: true, parts: FeatureParts(), awaitsReview: 0)
    if !chosen.isEmpty { output.features = chosen }
    for overview in overviews() {
      let glance: FeatureGlance
      do throws(Failure) {
        glance = try overview.glance(on: day)
      } catch .storeDamaged(let place, let problem) {
        output.isEmpty = false
        output.unread = (output.unread ?? []) + [StoreFinding(place: place, problem: problem)]
        continue
      }
      output.awaitsReview += glance.awaitsReview
      if glance.awaitsReview > 0 {
        output.awaiting =
          (output.awaiting ?? []) + [Output.Awaiting(feature: overview.feature.name, count: glance.awaitsReview)]
      }
      guard let part = glance.part else { continue }
      output.isEmpty = false
      if chosen.isEmpty || chosen.contains(overview.feature.name) { output.parts.add(part, of: overview.feature) }
    }
    return output
  }
}

/// Creates the content that the overview shows about a feature from precomputed data, without reading the feature's
/// section (its part of the store).
package protocol FeatureOverview: Sendable {
  var feature: FeatureID { get }

  /// Returns what the overview shows about the feature.
  /// - Parameter day: today's date.
  func glance(on day: CivilDay) throws(Failure) -> FeatureGlance

  /// Returns the number of decisions that the user has to make in the feature, as in `glance`. It is read for each
  /// served page with links beside it, and has to be quick.
  func awaitsReview() throws(Failure) -> Int
}

package struct FeatureGlance: Sendable {
  /// What the overview shows about the feature; nil if the feature has no data.
  package var part: (any Codable & Sendable)?
  /// The number of decisions that the user has to make in the feature.
  package var awaitsReview: Int

  package init(part: (any Codable & Sendable)?, awaitsReview: Int) {
    self.part = part
    self.awaitsReview = awaitsReview
  }
}

package enum BookSettings {
  /// The name of the setting that chooses the features shown on the overview.
  package static let overviewName = "book.overview"

  /// The time zone, such as `Europe/Prague`, that applies to activities whose files do not state one; empty for UTC.
  package static let zone = Setting("book.zone", .checkedText(.zone), default: .text(""))

  /// Returns the setting that chooses the features shown on the overview. Its value is a list of ids such as
  /// `swimming,running`; an empty list stands for all features that have data.
  package static func overview(of features: [FeatureID]) -> Setting {
    Setting(overviewName, listOf: features.map(\.name))
  }

  static func features(in settings: Settings) -> [String] {
    guard case .text(let names) = settings.values[overviewName] else { return [] }
    return names.split(separator: ",").map(String.init)
  }
}

extension Settings {
  /// The time zone that applies to activities whose files do not state one; nil if the user set none.
  package var bookZone: String? {
    guard case .text(let name) = value(of: BookSettings.zone), !name.isEmpty else { return nil }
    return name
  }
}

extension Setting.TextForm {
  /// The form of a time zone's name: at most 64 bytes long.
  package static let zone = Setting.TextForm(examples: ["Europe/Prague"], .zone) { $0.utf8.count <= 64 }
}
