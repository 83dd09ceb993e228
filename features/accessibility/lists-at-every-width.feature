Feature: Lists at every width
  What one decides on is visible in every list, from a small phone to a large screen, with the longest names and amounts:
  no list scrolls sideways, nothing covers anything else, and nothing is cut off.

  Background:
    Given a company with the longest name and these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And these accounts:
      | account | currency | holds          |
      | Current | GHS      | 999,999,999.00 |
      | Savings | GHS      | 200.00         |
    And Kofi has asked for a request of each kind with the longest content from the Current account

  Scenario: Pending Requests can be read at every width
    When Efua opens the menu entry "Pending Requests"
    Then each of the 11 lists fits Efua's screen at every width

  Scenario: A list of My Requests can be read at every width
    When Kofi looks at his own requests under "Transfers > To Other Bank"
    Then the list fits Kofi's screen at every width

  Scenario: A report can be read at every width
    Given Kofi has opened the report "Transfers > To Other Bank"
    When Kofi presses "Apply filters"
    Then the report fits Kofi's screen at every width

  @nightly
  Scenario: My Requests can be read at every width
    When Kofi opens the menu entry "My Requests"
    Then each of the 11 lists fits Kofi's screen at every width

  @nightly
  Scenario: Transaction Reports can be read at every width
    When Kofi opens the menu entry "Transaction Reports"
    Then each of the 11 reports fits Kofi's screen at every width

  @nightly
  Scenario: The payees of a bulk can be read at every width
    When Efua opens the menu entry "Pending Requests"
    Then the payees of each of the 3 bulks fit Efua's screen at every width
