package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The texts about a feature in the outputs of the book's own use cases, such as imports.
package protocol FeatureStrings: MessageStrings {
  var feature: FeatureID { get }

  /// Returns the feature's name, icon, hue and first screen; nil for the book itself.
  func title(_ language: Language) -> FeatureTitle?
  /// Describes in one line the part of a backup that belongs to the feature: `3 swims, 120 laps, 2 corrections`; nil if
  /// there is none.
  func exported(_ parts: FeatureParts, _ language: Language) -> String?
  /// Describes what an import read from one file, in one line: `3 swims, 120 laps, 3 new`; nil if it read nothing.
  func imported(file parts: FeatureParts, _ language: Language) -> String?
  /// Describes what an import read from one file, as `imported(file:_:)` does, but worded for a dry run if `isDryRun`
  /// is true.
  func imported(file parts: FeatureParts, isDryRun: Bool, _ language: Language) -> String?
  /// Describes what an import guessed about the feature's data and the user has to decide; nil if it guessed nothing.
  func guesses(_ parts: FeatureParts, _ language: Language) -> String?
  /// Describes the effects of a whole import on the feature, in lines; empty if there are none to report.
  func imported(_ parts: FeatureParts, _ language: Language, _ program: Program) -> String
  /// Describes the effects of a whole import on the feature, for a page; nil if nothing of the feature was imported.
  func imported(_ parts: FeatureParts, _ language: Language) -> ImportedPart?
  /// Returns the totals of an import of several files, in one line; nil if nothing of the feature was imported.
  func total(_ parts: FeatureParts, _ language: Language) -> String?
  /// Returns the feature's part of the overview, even if `parts` contains nothing from the feature; nil for the book
  /// itself.
  func overview(_ parts: FeatureParts, _ language: Language) -> OverviewPart?
  /// Describes what the feature reads from an export of the Health app; nil if it reads nothing.
  func healthData(_ language: Language) -> HealthDataStrings?
  /// Describes the questions of the feature that the user has to decide, in lines with the commands that decide them;
  /// empty if there are none.
  /// - Parameter columns: the maximum width of lines; nil sets no limit.
  func review(_ parts: FeatureParts, _ language: Language, _ program: Program, columns: Int?) -> String
  /// Returns the questions of the feature that the user has to decide, either as elements with a button per answer or
  /// as sections whose rows lead to the decisions; empty if there are none.
  func review(_ parts: FeatureParts, _ language: Language) -> [Element]
  /// Describes a change in one line: `style, backstroke, swim 20230605T060000Z, laps 3–4`; nil if the change belongs to
  /// another feature.
  func change(_ parts: FeatureParts, _ language: Language) -> String?
  /// Describes in one line the change that was undone or redone (`what`), and in lines the effects of undoing or
  /// redoing it (`effects`). Nil if the change belongs to another feature.
  func reverted(_ parts: FeatureParts, _ language: Language) -> (what: String, effects: String)?
  /// Describes what a use case did: the first line says what it did, the others its effects. Nil if the use case
  /// belongs to another feature, or needs no such text.
  /// - Parameters:
  ///   - method: the use case's method name.
  ///   - output: the use case's output.
  func answer(_ method: String, _ output: some EncodedValueSource, _ language: Language) -> String?
  /// Describes an event in one line, which ends in a line feed; nil if the event belongs to another feature, or is
  /// unknown to this version.
  func event(_ name: String, _ details: some EncodedValueSource, _ language: Language) -> String?
  /// The names of the events of which a browser notifies the user at once, if the user allows notifications.
  var notifiedEvents: [String] { get }
  /// Returns the title of a setting; nil if the setting belongs to another feature.
  func name(ofSetting name: String, _ language: Language) -> String?
}

extension FeatureStrings {
  package func imported(file parts: FeatureParts, isDryRun: Bool, _ language: Language) -> String? {
    imported(file: parts, language)
  }

  package func guesses(_ parts: FeatureParts, _ language: Language) -> String? { nil }
}
