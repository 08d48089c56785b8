/// The name and the picture of the book's owner, as shown on screens.
package struct Profile: Hashable, Codable, Sendable {
  /// The owner's name. If it is empty, screens show a default name in the user's language.
  package var name: String
  package var avatar: Avatar

  package init(name: String = "", avatar: Avatar = .silhouette) {
    self.name = name
    self.avatar = avatar
  }

  /// The maximum length of a stored name, in characters.
  package static let longestName = 80
}

/// The preset pictures that the user can choose from.
package enum Avatar: String, CaseIterable, Codable, Sendable {
  case silhouette
  case goggles
  case waves
}
