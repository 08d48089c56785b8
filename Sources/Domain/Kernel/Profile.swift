/// The owner of the book, as other screens show them.
package struct Profile: Hashable, Codable, Sendable {
  /// Empty if the user gave none: each language then shows a default of its own.
  package var name: String
  package var avatar: Avatar

  package init(name: String = "", avatar: Avatar = .silhouette) {
    self.name = name
    self.avatar = avatar
  }

  /// The longest name kept, in characters.
  package static let longestName = 80
}

/// The preset pictures that the user can choose from.
package enum Avatar: String, CaseIterable, Codable, Sendable {
  case silhouette
  case goggles
  case waves
}
