@screen:running/login
Feature: Login and Sign Up of RunBuddy
  The book's lock (Specs/Book/Login.feature) in RunBuddy's design: whatever of running is locked leads here, and back to where
  the user was (`then`), or Home. The form keeps 20 points from the sides and its fields are 44 high at least; it scrolls
  above what a keyboard takes of the screen. It stands on the page, not on a card: a card says that what is in it belongs
  together beside other things, and here is nothing else. Welcome, which leads here, and this screen are shown while the book
  is locked. Whoever logs in, signs up or resets the password, here or elsewhere, has gone on from Welcome. Apple and Google
  stand as the document has them, and of no use.

  @doors
  Scenario: What it looks like in Czech
    Given an account with the password "correct horse"
    And the book is locked
    When I open "recordbook://running/login" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Vítejte zpět
      ════════════

      Přihlášení, nebo registrace
        (•) Přihlášení   recordbook show 'recordbook://running/login?mode=login'
        ( ) Registrace   recordbook show 'recordbook://running/login?mode=signup'

      E-mail:
      Heslo:
      Pokračovat          recordbook account log-in EMAIL

      Zapomenuté heslo?   recordbook show 'recordbook://running/login?mode=reset'

      Jiné způsoby
        (Apple)    Vyžaduje síť; tato kniha žádnou nepoužívá.
        (Google)   Vyžaduje síť; tato kniha žádnou nepoužívá.
      """
    And the screen is:
      | title        | Vítejte zpět    |
      | presentation | fullScreenModal |
      | header       | standard        |
      | arrangement  | form            |
    And whatever can be pressed has a label
    And every colour is in the palette

  @doors
  Scenario: What it looks like in English
    Given an account with the password "correct horse"
    And the book is locked
    When I open "recordbook://running/login" in English
    Then in a terminal 80 columns wide it reads:
      """
      Welcome Back
      ════════════

      Login or Sign Up
        (•) Login     recordbook show 'recordbook://running/login?mode=login'
        ( ) Sign Up   recordbook show 'recordbook://running/login?mode=signup'

      Email:
      Password:
      Continue           recordbook account log-in EMAIL

      Forgot Password?   recordbook show 'recordbook://running/login?mode=reset'

      Other Ways
        (Apple)    Needs a network; this book uses none.
        (Google)   Needs a network; this book uses none.
      """

  @doors
  Scenario: From Welcome to Sign Up, and Home
    Given an empty book
    When I open "recordbook://running/welcome" in English
    And I press "I already have an account"
    Then the route is "recordbook://running/login"
    And there is a text "The book has no account: it is unlocked. Create one with Sign Up."
    When I press "Sign Up"
    Then the route is "recordbook://running/login?mode=signup"
    And every route on it opens
    When I press "Continue" with:
      | Email            | jana@example.org |
      | Password         | correct horse    |
      | Confirm Password | correct horse    |
    Then the route is "recordbook://running/home"
    And the title is "Running"

  @doors
  Scenario: Logging in goes on from Welcome for good
    Given an empty book
    When I open "recordbook://running/welcome" in English
    And I press "Get Started"
    And I press "Continue" with:
      | Email            | jana@example.org |
      | Password         | correct horse    |
      | Confirm Password | correct horse    |
    And the account with the password "correct horse" is deleted
    And I open "recordbook://running" in English
    Then the route is "recordbook://running/home"

  @doors
  Scenario: A locked page of running opens with the right password, where the user was
    Given an account with the password "correct horse"
    And the book is locked
    When I open "recordbook://running/efforts" in English
    Then it is refused, naming "The book is locked"
    When I open "recordbook://running/login?then=recordbook%3A%2F%2Frunning%2Fefforts" in English
    And I press "Continue" with:
      | Email    | jana@example.org |
      | Password | wrong horse      |
    Then it is refused, naming "The email or the password is wrong"
    When I open "recordbook://running/login?then=recordbook%3A%2F%2Frunning%2Fefforts" in English
    And I press "Continue" with:
      | Email    | jana@example.org |
      | Password | correct horse    |
    Then the route is "recordbook://running/efforts"

  @doors
  Scenario: What Forgot Password takes
    When I open "recordbook://running/login" in Czech
    And I press "Zapomenuté heslo?"
    Then the route is "recordbook://running/login?mode=reset"
    And there is a button "Pokračovat bez účtu"

  @doors
  Scenario: Without an account it leads Home
    When I open "recordbook://running/login" in English
    And I press "Continue Without an Account"
    Then the route is "recordbook://running/home"

  Scenario: Apple and Google need a network
    When I open "recordbook://running/login" in Czech
    Then the button "Google" is:
      | disabled | yes                                            |
      | hint     | Vyžaduje síť; tato kniha žádnou nepoužívá.      |
    When I open "recordbook://running/login" in English
    Then the button "Apple" is:
      | disabled | yes                                    |
      | hint     | Needs a network; this book uses none. |

  Scenario: What is no part of the screen is refused
    When I open "recordbook://running/login?mode=guest" in English
    Then it is refused, naming "signup"
