Feature: Two Authorizers
  From an amount on, a company wants two of its Authorizers to agree. The first approval moves nothing and the second moves the money, once.

  @S3-1-04 @S3-1-06 @S3-4-28
  Scenario: A maker and two Authorizers, each in their own browser
    Given a company with these people:
      | Kofi  | Initiator  |
      | Efua  | Authorizer |
      | Adjoa | Authorizer |
    And these accounts:
      | account | currency | holds    |
      | Current | GHS      | 1,000.00 |
      | Savings | GHS      | 200.00   |
    And a request of GHS 500.00 or more needs two of them
    And Kofi has signed in
    And Efua has signed in
    And Adjoa has signed in
    And Kofi asks to move GHS 600.00 from the Current account to the Savings account
    And Efua has opened the details of the request
    And Efua is told "Yours would be approval 1 of 2: nothing is paid before the last one."
    And Efua has pressed "Close"
    And Efua has approved the request
    And Efua has pressed "Close"
    And Efua cannot press "Approve" for the request of GHS 600.00
    And Efua is told "1 of 2 approved"
    And the Current account holds GHS 1,000.00
    And Kofi sees the request as "In Progress"
    And Kofi cannot press "Recall Request" for the request of GHS 600.00
    And Adjoa has opened the details of the request
    And the details show Adjoa:
      | Created By                   | Kofi's full name |
      | Charges and levies           | GHS 0.00         |
      | Available afterwards         | GHS 400.00       |
      | Arrives, if approved now     | 20 Nov 2026      |
    And Adjoa is told "Yours would be the last of 2 approvals: it pays."
    When Adjoa presses "Approve" in the details and confirms with the code sent to her
    Then Adjoa is told the bank's own words
    And the transfer between own accounts is in the books as:
      | the Current account | -600.00 |
      | the Savings account | 600.00  |
    And Kofi sees the request as "Approved"
