package import KernelApplication
package import KernelDomain

package struct ShowOverview: UseCase {
  package static let method = "book.showOverview"
  package static let summary = "The book at a glance: a part a feature, and how much awaits your judgement."
  /// The calendar on the wall goes on without the book.
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    package var day: CivilDay?

    package static let schema = Schema(
      "The day for which the book is told.",
      [.optional("day", CivilDay.schema, "That counts as today; left out, that of the service's clock.")])

    package init(day: CivilDay? = nil) {
      self.day = day
    }
  }

  package struct Output: Described {
    package var isEmpty: Bool
    package var parts: FeatureParts
    package var awaitsReview: Int
    /// The features that the setting `book.overview` names; nil is all.
    package var features: [String]?
    /// What keeps a feature's part from being told; nil where nothing does.
    package var unread: [StoreFinding]?

    package static let schema = Schema(
      "The book at a glance.",
      [
        .init("isEmpty", .flag, "Whether no feature has any data."),
        .parts(.overview, "Of the features with data that the setting `book.overview` names, or of all."),
        .init("awaitsReview", .integer, "How much awaits her judgement, in all features.", unit: .of("things")),
        .optional(
          "features", .list(.text), "Those that the setting `book.overview` names; left out where it names none.",
          examples: [#"["swimming"]"#]),
        .optional(
          "unread", .list(StoreFinding.schema), "Damage for which a feature is not told; left out where there is none."
        ),
      ])

    package init(isEmpty: Bool, parts: FeatureParts, awaitsReview: Int) {
      self.isEmpty = isEmpty
      self.parts = parts
      self.awaitsReview = awaitsReview
    }
  }

  /// Of all features, in the order in which they are shown; asked for with each call.
  let overviews: @Sendable () -> [any FeatureOverview]
  let settings: any SettingsRepository
  /// What the calendar on this machine's wall shows.
  let today: @Sendable () -> CivilDay

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let chosen = try BookSettings.features(in: settings.settings())
    let day = input.day ?? today()
    var output = Output(isEmpty: true, parts: FeatureParts(), awaitsReview: 0)
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
      guard let part = glance.part else { continue }
      output.isEmpty = false
      if chosen.isEmpty || chosen.contains(overview.feature.name) { output.parts.add(part, of: overview.feature) }
    }
    return output
  }
}

/// Tells a feature's part of the overview, from what is kept derived: it looks at no data itself.
package protocol FeatureOverview: Sendable {
  var feature: FeatureID { get }

  /// - Parameter day: today.
  func glance(on day: CivilDay) throws(Failure) -> FeatureGlance
}

package struct FeatureGlance: Sendable {
  /// Nil where the feature has no data.
  package var part: (any Codable & Sendable)?
  /// How much awaits the person's judgement.
  package var awaitsReview: Int

  package init(part: (any Codable & Sendable)?, awaitsReview: Int) {
    self.part = part
    self.awaitsReview = awaitsReview
  }
}

/// The book's own settings.
package enum BookSettings {
  private static let name = "book.overview"

  /// The time zone of activities whose files tell none, `Europe/Prague`; empty for UTC.
  package static let zone = Setting("book.zone", .checkedText(.zone), default: .text(""))

  /// Which features the overview shows, by their ids: `swimming,running`; empty is all that have data.
  package static func overview(of features: [FeatureID]) -> Setting {
    Setting(name, listOf: features.map(\.name))
  }

  static func features(in settings: Settings) -> [String] {
    guard case .text(let names) = settings.values[name] else { return [] }
    return names.split(separator: ",").map(String.init)
  }
}

extension Settings {
  /// Nil where the text is empty.
  package var bookZone: String? {
    guard case .text(let name) = value(of: BookSettings.zone), !name.isEmpty else { return nil }
    return name
  }
}

extension Setting.TextForm {
  /// The name of a time zone.
  package static let zone = Setting.TextForm(examples: ["Europe/Prague"], .zone) { $0.utf8.count <= 64 }
}
