Feature: An approval run
  Who decides a dozen requests before noon ticks them, sees what they take in all, and goes through them one by one; each still has its
  own code.

  Background:
    Given a company with these people:
      | Kofi | Initiator              |
      | Esi  | Initiator & Authorizer |
    And Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Kofi has asked to move GHS 30.00 from the Current account to the Savings account
    And Kofi has asked to move GHS 20.00 from the Current account to the Savings account

  @engines
  Scenario: An approval run goes through the requests by keys, with a result for each
    Given Esi has opened the menu entry "Pending Requests"
    And Esi has ticked the requests of GHS 150.00, GHS 30.00 and GHS 20.00
    And Esi has pressed "Review 3 selected"
    And Esi is told "Request 1 of 3"
    And Esi has pressed the keys "a"
    And Esi has entered the code sent to her
    And Esi is told "Request 2 of 3"
    And Esi is told "1 approved, 0 rejected, 2 left"
    And Esi has pressed the keys "r"
    And Esi has given the reason "Wrong account"
    And Esi is told "Request 3 of 3"
    And Esi is told "1 approved, 1 rejected, 1 left"
    When Esi presses the keys "s"
    Then the results tell Esi:
      | GHS 150.00 | Approved |
      | GHS 30.00  | Rejected |
    And Esi is told "1 approved: GHS 150.00"
    And Esi is told "1 request still waits"
    And the Current account holds GHS 850.00

  @engines
  Scenario: A failed approval shows its reason, and the run continues
    Given Kofi has asked to move GHS 900.00 from the Savings account to the Current account
    And Esi has opened the menu entry "Pending Requests"
    And Esi has ticked the requests of GHS 900.00 and GHS 20.00
    And Esi has pressed "Review 2 selected"
    And Esi's focus is in the dialog
    And Esi has pressed the keys "a"
    And Esi's focus is in the dialog
    And Esi has pressed "Close" in the outcome
    And Esi's focus is in the dialog
    When Esi presses the keys "s"
    Then the results tell Esi:
      | GHS 900.00 | Not approved | Insufficient funds to complete the transaction. GHS 700.00 are missing. |

  Scenario: The user's own request cannot be ticked
    Given Esi has asked to move GHS 70.00 from the Current account to the Savings account
    When Esi opens the menu entry "Pending Requests"
    Then Esi cannot tick the request of GHS 70.00

  Scenario: Review all goes through the waiting requests of every kind, the oldest first
    Given Kofi has asked for a request of the kind "Mobile Money > Mobile Money Transfer" from the Current account
    And Kofi has asked for a request of the kind "Transfers > Bulk Transfer" from the Current account
    And Esi has asked to move GHS 70.00 from the Current account to the Savings account
    And Esi has opened the menu entry "Pending Requests"
    When Esi presses "Review all"
    Then the run has these requests for Esi, in this order:
      | GHS 150.00 | Between Own Accounts  |
      | GHS 30.00  | Between Own Accounts  |
      | GHS 20.00  | Between Own Accounts  |
      | GHS 152.00 | Bulk Transfer         |
      | GHS 151.50 | Mobile Money Transfer |
    And Esi is told "If you approve now"
