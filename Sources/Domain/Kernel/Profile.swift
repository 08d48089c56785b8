/// The owner of the book, as chosen to be shown.
package struct Profile: Hashable, Codable, Sendable {
  /// Empty when none was given: each language then shows its own default.
  package var name: String
  package var avatar: Avatar

  package init(name: String = "", avatar: Avatar = .silhouette) {
    self.name = name
    self.avatar = avatar
  }

  /// The longest name kept, in characters.
  package static let longestName = 80
}

/// The three preset pictures of the source design.
package enum Avatar: String, CaseIterable, Codable, Sendable {
  case silhouette
  case goggles
  case waves
}
