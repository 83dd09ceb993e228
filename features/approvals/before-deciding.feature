Feature: What one should know before deciding
  Beside the request stand how far it has come, what the account would have left, and whatever speaks for a second look. Its story is
  the bank's audit trail.

  Background:
    Given a company with these people:
      | Kofi  | Initiator  |
      | Efua  | Authorizer |
      | Adjoa | Authorizer |
    And these accounts:
      | account | currency | holds    |
      | Current | GHS      | 1,000.00 |
      | Savings | GHS      | 200.00   |
    And a request of GHS 500.00 or more needs two of them

  Scenario: The details show the balance afterwards, and that this is the first payment to the beneficiary
    Given Kofi has asked for a request of the kind "Transfers > To Another Bank" from the Current account
    And Efua has looked at what waits under "Transfers > To Another Bank"
    When Efua follows the link of the request
    Then the details show Efua:
      | Available afterwards | GHS 845.00 |
    And Efua is told "This would be the first payment to this beneficiary."
    And Efua is not told "Please make sure that this is another payment."

  Scenario: The details warn that the same amount was paid to the beneficiary before
    Given Kofi has asked for a request of the kind "Transfers > To Asempa Bank" from the Current account
    And Efua has signed in
    And Efua has approved the request
    And Efua has pressed "Close"
    And Kofi has asked once more for a request of the kind "Transfers > To Asempa Bank" from the Current account
    And Efua has reloaded the page
    When Efua follows the link of the newer request
    Then Efua is told that the same amount was paid by the older request
    And Efua is not told "This would be the first payment to this beneficiary."

  Scenario: The details warn if the account does not hold enough for the request
    Given Kofi has asked to move GHS 450.00 from the Savings account to the Current account
    And Efua has signed in
    When Efua opens the details of the request
    Then the details show Efua:
      | Available afterwards | GHS −250.00 |
    And Efua is told "Insufficient funds to complete the transaction. GHS 250.00 are missing. An approval now would fail and end the request, so no code is asked for. It stays until you decide it."

  Scenario: The history of a rejected bulk shows who rejected it and why
    Given Kofi has asked for a request of the kind "Transfers > Bulk Transfer" from the Current account
    And Efua has signed in
    And Efua has begun to reject the request
    And Efua has rejected the request because "Wrong file"
    And Kofi has looked at his own requests under "Transfers > Bulk Transfer"
    When Kofi follows the link of the request
    Then the story tells Kofi:
      | Requested | Kofi |            |
      | Rejected  | Efua | Wrong file |

  Scenario: A request whose review cannot be loaded is approved only knowingly
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Efua has signed in
    And the bank refuses the review of a request with "Not now"
    And Efua has opened the details of the request
    And Efua is told, among other words, "What happened so far could not be loaded."
    And the dialog offers Efua "Close, Approve, Reject, Try again"
    When Efua presses "Approve"
    Then Efua is told, among other words, "Load it again, or approve without having seen it."
    When Efua presses "Approve without it"
    And Efua confirms with the code sent to her
    Then Efua is told "The request has been approved."
